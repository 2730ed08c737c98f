//! Checks each sentence about a file that is no proof in its present form, in each language.

use std::fs;

use intake::file::ForeignFileError;
use intake::{FileFault, LoadError};
use words::catalogue::set_language;
use words::numerals::Numerals;
use words::{Language, load_error};

/// The sentences of a language, in the order of [`said`].
type Sentences = [&'static str; 10];

const SENTENCES: [(Language, Sentences); 7] = [
    (
        Language::English,
        [
            "This is a ZIP archive, and a proof is a single file. Unpack it, and open the proof file that is in it.",
            "This is a gzip file that cannot be unpacked: it is damaged, cut off, or packed twice. Ask for the file again.",
            "This is a packed file (7z). Unpack it, and open the proof file that is in it.",
            "This is a HAR: a browser’s recording of web requests and their answers. It is not a proof itself. Save the shop’s answer from it as a file, and open that.",
            "This is a report that packproof wrote about a proof, not the proof itself. Open the proof file that it is about.",
            "The proof in this JSON has something around it: it stands under “data”. Save what stands there as a file of its own, and open that.",
            "This file has 20,001 lines with a JSON text in each. At most 20,000 are opened at once. Split it into smaller files.",
            "The file is no longer where you chose it: it was moved, renamed or deleted.",
            "The browser could not read the file: it was changed after you chose it, or the browser is not allowed to read it.",
            "The folder has more than 10,000 files. Choose a smaller one.",
        ],
    ),
    (
        Language::German,
        [
            "Dies ist ein ZIP-Archiv, und ein Nachweis ist eine einzelne Datei. Entpacke es und öffne die Nachweisdatei darin.",
            "Dies ist eine gzip-Datei, die sich nicht entpacken lässt: Sie ist beschädigt, abgeschnitten oder zweimal gepackt. Lass dir die Datei noch einmal geben.",
            "Dies ist eine gepackte Datei (7z). Entpacke sie und öffne die Nachweisdatei darin.",
            "Dies ist eine HAR-Datei: die Aufzeichnung eines Browsers von Anfragen und ihren Antworten. Sie ist selbst kein Nachweis. Sichere die Antwort des Shops daraus als Datei und öffne diese.",
            "Dies ist ein Bericht, den packproof über einen Nachweis geschrieben hat, nicht der Nachweis selbst. Öffne die Nachweisdatei, von der er handelt.",
            "Um den Nachweis in diesem JSON steht noch etwas: Er steht unter „data“. Sichere das, was dort steht, als eigene Datei und öffne diese.",
            "Diese Datei hat 20,001 Zeilen mit je einem JSON-Text. Höchstens 20,000 werden auf einmal geöffnet. Teile sie in kleinere Dateien.",
            "Die Datei ist nicht mehr dort, wo du sie gewählt hast: Sie wurde verschoben, umbenannt oder gelöscht.",
            "Der Browser konnte die Datei nicht lesen: Sie wurde geändert, nachdem du sie gewählt hast, oder der Browser darf sie nicht lesen.",
            "Der Ordner hat mehr als 10,000 Dateien. Wähle einen kleineren.",
        ],
    ),
    (
        Language::Spanish,
        [
            "Esto es un archivo ZIP, y una prueba es un único archivo. Descomprímelo y abre el archivo de prueba que contiene.",
            "Esto es un archivo gzip que no se puede descomprimir: está dañado, cortado o comprimido dos veces. Pide el archivo otra vez.",
            "Esto es un archivo comprimido (7z). Descomprímelo y abre el archivo de prueba que contiene.",
            "Esto es un HAR: el registro que hace un navegador de sus peticiones y respuestas. No es en sí una prueba. Guarda la respuesta de la tienda como archivo y ábrelo.",
            "Esto es un informe de packproof sobre una prueba, no la prueba en sí. Abre el archivo de prueba del que trata.",
            "La prueba de este JSON está dentro de otra cosa: se encuentra en «data». Guarda lo que hay ahí en un archivo aparte y ábrelo.",
            "Este archivo tiene 20,001 líneas con un texto JSON en cada una. Se abren como máximo 20,000 a la vez. Divídelo en archivos más pequeños.",
            "El archivo ya no está donde lo elegiste: se ha movido, se le ha cambiado el nombre o se ha borrado.",
            "El navegador no ha podido leer el archivo: se modificó después de que lo eligieras, o el navegador no tiene permiso para leerlo.",
            "La carpeta tiene más de 10,000 archivos. Elige una más pequeña.",
        ],
    ),
    (
        Language::French,
        [
            "C’est une archive ZIP, alors qu’une preuve est un seul fichier. Décompressez-la et ouvrez le fichier de preuve qu’elle contient.",
            "C’est un fichier gzip qui ne peut pas être décompressé : il est endommagé, tronqué ou compressé deux fois. Demandez à nouveau le fichier.",
            "C’est un fichier compressé (7z). Décompressez-le et ouvrez le fichier de preuve qu’il contient.",
            "C’est un fichier HAR : l’enregistrement, par un navigateur, de ses requêtes et de leurs réponses. Ce n’est pas une preuve en soi. Enregistrez-en la réponse de la boutique dans un fichier, puis ouvrez celui-ci.",
            "C’est un rapport de packproof sur une preuve, et non la preuve elle-même. Ouvrez le fichier de preuve sur lequel il porte.",
            "Dans ce JSON, la preuve est enveloppée : elle se trouve sous « data ». Enregistrez ce qui s’y trouve dans un fichier à part, puis ouvrez celui-ci.",
            "Ce fichier a 20,001 lignes, avec un texte JSON dans chacune. On en ouvre au plus 20,000 à la fois. Divisez-le en fichiers plus petits.",
            "Le fichier n’est plus là où vous l’avez choisi : il a été déplacé, renommé ou supprimé.",
            "Le navigateur n’a pas pu lire le fichier : il a été modifié après que vous l’avez choisi, ou le navigateur n’a pas le droit de le lire.",
            "Le dossier a plus de 10,000 fichiers. Choisissez-en un plus petit.",
        ],
    ),
    (
        Language::Japanese,
        [
            "これはZIPアーカイブです。証明は一つのファイルなので、展開して、中の証明ファイルを開いてください。",
            "これは展開できないgzipファイルです。壊れているか、途中で切れているか、二重に圧縮されています。ファイルをもう一度入手してください。",
            "これは圧縮されたファイル（7z）です。展開して、中の証明ファイルを開いてください。",
            "これはHARファイル、つまりブラウザーが送った要求と受け取った応答の記録です。それ自体は証明ではありません。その中のショップの応答をファイルに保存して、それを開いてください。",
            "これはpackproofが証明について書いたレポートで、証明そのものではありません。その対象の証明ファイルを開いてください。",
            "このJSONの証明は、ほかのもので包まれ、「data」の下にあります。そこにあるものだけを別のファイルに保存して、それを開いてください。",
            "このファイルには、1行に1つのJSONが20,001行あります。一度に開けるのは20,000行までです。小さいファイルに分けてください。",
            "ファイルは、選んだときの場所にもうありません。移動、名前の変更、または削除がされました。",
            "ブラウザーはファイルを読めませんでした。選んだ後にファイルが変更されたか、ブラウザーに読む権限がありません。",
            "フォルダーには10,000個を超えるファイルがあります。もっと小さいフォルダーを選んでください。",
        ],
    ),
    (
        Language::Korean,
        [
            "이것은 ZIP 압축 파일입니다. 증명은 하나의 파일이므로, 압축을 풀고 그 안의 증명 파일을 여세요.",
            "이것은 풀 수 없는 gzip 파일입니다. 손상되었거나 잘렸거나 두 번 압축되었습니다. 파일을 다시 받으세요.",
            "이것은 압축된 파일(7z)입니다. 압축을 풀고 그 안의 증명 파일을 여세요.",
            "이것은 HAR 파일, 즉 브라우저가 보낸 요청과 받은 응답의 기록입니다. 그 자체는 증명이 아닙니다. 그 안에서 판매처의 응답을 파일로 저장해 여세요.",
            "이것은 packproof가 증명에 대해 작성한 보고서이며 증명 자체가 아닙니다. 보고서가 다루는 증명 파일을 여세요.",
            "이 JSON의 증명은 다른 것에 싸여 “data” 아래에 있습니다. 그 안의 내용만 따로 파일로 저장해 여세요.",
            "이 파일에는 줄마다 JSON이 하나씩 모두 20,001줄 있습니다. 한 번에 20,000줄까지 열 수 있습니다. 더 작은 파일로 나누세요.",
            "파일이 고를 때 있던 곳에 더는 없습니다. 옮겨졌거나 이름이 바뀌었거나 삭제되었습니다.",
            "브라우저가 파일을 읽지 못했습니다. 고른 뒤에 파일이 바뀌었거나 브라우저에 읽을 권한이 없습니다.",
            "폴더에 파일이 10,000개보다 많습니다. 더 작은 폴더를 고르세요.",
        ],
    ),
    (
        Language::Chinese,
        [
            "这是一个 ZIP 压缩包，而证明是单个文件。请先解压，再打开其中的证明文件。",
            "这是一个无法解压的 gzip 文件：它已损坏、不完整，或被压缩了两次。请重新获取该文件。",
            "这是一个压缩文件（7z）。请先解压，再打开其中的证明文件。",
            "这是 HAR 文件，即浏览器对请求和响应的记录，本身不是证明。请把其中商家的响应另存为文件，再打开它。",
            "这是 packproof 针对某个证明写的报告，而不是证明本身。请打开它所针对的证明文件。",
            "这个 JSON 里的证明外面还包着别的内容：它位于“data”之下。请把那里的内容单独存成文件，再打开它。",
            "这个文件有 20,001 行，每行是一段 JSON。一次最多打开 20,000 行。请把它拆成较小的文件。",
            "文件已不在你选择它时的位置：它被移动、改名或删除了。",
            "浏览器无法读取该文件：它在你选择之后被更改，或浏览器没有读取权限。",
            "文件夹中的文件超过 10,000 个。请选择较小的文件夹。",
        ],
    ),
];

fn said() -> Vec<String> {
    let sentence = |error| load_error(&error).sentence;
    vec![
        sentence(LoadError::Foreign(ForeignFileError::Zip)),
        sentence(LoadError::Foreign(ForeignFileError::Gzip)),
        sentence(LoadError::Foreign(ForeignFileError::Archive("7z".into()))),
        sentence(LoadError::Foreign(ForeignFileError::Har)),
        sentence(LoadError::Foreign(ForeignFileError::Report)),
        sentence(LoadError::Foreign(ForeignFileError::Envelope(
            "data".into(),
        ))),
        sentence(LoadError::Foreign(ForeignFileError::Lines(20_001))),
        sentence(LoadError::File(FileFault::Gone("x".into()))),
        sentence(LoadError::File(FileFault::Unreadable("x".into()))),
        sentence(LoadError::File(FileFault::TooMany(10_000))),
    ]
}

#[test]
fn a_file_that_is_no_proof_is_named_in_each_language() {
    for (language, sentences) in SENTENCES {
        let catalogue = fs::read_to_string(format!("catalogues/{}.ftl", language.tag()));
        set_language(
            language,
            &catalogue.expect("a catalogue"),
            Numerals::ENGLISH,
        );
        assert_eq!(said(), sentences, "{}", language.tag());
    }
    set_language(Language::English, "", Numerals::ENGLISH);
}

#[test]
fn the_shop_is_not_blamed_for_a_file() {
    for error in [
        LoadError::File(FileFault::Gone("NotFoundError".into())),
        LoadError::File(FileFault::Unreadable("NotReadableError".into())),
    ] {
        let words = load_error(&error);
        assert!(!words.retry && !words.sentence.contains("shop"));
        assert_eq!(words.heading, "File not read");
        assert_eq!(words.way_on, Some("Choose the file again."));
    }
}
