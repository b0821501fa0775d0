import { fuzzCalls } from '../tests/calls/fuzz.ts'

fuzzCalls(3, 4)
