import { fuzzCalls } from '../tests/calls/fuzz.ts'

fuzzCalls(0, 4)
