export { type Atomically, createAtomically } from '#content/transaction.ts'
