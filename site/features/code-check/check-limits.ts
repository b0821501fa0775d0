import { largestFile, largestModel, largestTotal, mostFiles } from './read-file.ts'

const megabytes = (bytes: number) => bytes / 1024 / 1024

/** What is read at most, in megabytes, as the texts of the page have it. */
export const checkLimits = {
  code: megabytes(largestFile),
  model: megabytes(largestModel),
  total: megabytes(largestTotal),
  files: mostFiles,
}
