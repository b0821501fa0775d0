/** The validator's own types need a compiler with other settings; this is what the tests use of it. */
declare module '@secvisogram/csaf-validator-lib/*.js' {
  interface Result {
    isValid?: boolean
    errors?: { message?: string; instancePath: string }[]
    warnings?: { message: string; instancePath: string }[]
  }
  type DocumentTest = (document: unknown) => Result | Promise<Result>
  const validate: (
    tests: DocumentTest[],
    document: unknown,
  ) => Promise<{ isValid: boolean; tests: (Required<Result> & { name: string })[] }>
  export default validate
  export const csaf_2_0_strict: DocumentTest
}
