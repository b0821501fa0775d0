import { fuzzCalls } from '../tests/calls/fuzz.ts'

fuzzCalls(2, 4)
