import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import type { VerifyAnswer, VerifyQuestion } from './verify-messages.ts'

/** Bytes that are read at once; no more of a file than this is in memory. */
const blockSize = 1024 * 1024

/** Computes digests away from the page. The policy of this file lets it send nothing anywhere. */
async function digest({ file, id }: VerifyQuestion): Promise<VerifyAnswer> {
  const hash = sha256.create()
  for (let start = 0; start < file.size; start += blockSize) {
    const block = await file.slice(start, start + blockSize).arrayBuffer()
    hash.update(new Uint8Array(block))
    const answer: VerifyAnswer = { id, share: Math.min(1, (start + block.byteLength) / file.size) }
    postMessage(answer)
  }
  return { id, sha256: bytesToHex(hash.digest()) }
}

addEventListener('message', ({ data }: MessageEvent<VerifyQuestion>) => {
  void digest(data)
    // A folder, or a file that is gone, cannot be read.
    .catch((): VerifyAnswer => ({ id: data.id, isUnreadable: true }))
    .then((answer) => postMessage(answer))
})
