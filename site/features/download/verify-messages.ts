/** A file whose digest is wanted; the worker reads it in blocks. */
export interface VerifyQuestion {
  id: string
  file: File
}

/** How far it has come, and then the digest. */
export interface VerifyAnswer {
  id: string
  share?: number
  sha256?: string
  isUnreadable?: boolean
}
