// Suites run side by side, maybe on a busy machine: a slow test is no wrong one, and one that hangs still ends.
jest.setTimeout(600_000)
