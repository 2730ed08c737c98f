"""The test network that every generated payload names: no sale here is real."""
from stream import Stream

LABEL = "base-sepolia"
CONSUMER = Stream("consumer contract").address()
# The contract was redeployed; early events name the one they were anchored on.
EARLIER_CONSUMER = Stream("earlier consumer contract").address()
