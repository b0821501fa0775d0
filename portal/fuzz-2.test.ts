import { fuzzCalls } from '../tests/calls/fuzz.ts'

fuzzCalls(1, 4)
