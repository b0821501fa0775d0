import { RefusedFile } from './read-file.ts'

/** Milliseconds of work after which other messages get their turn. */
const slice = 30

/** The work on one file in slices, between which it can be stopped and says how far it is. */
export class WorkSlices {
  private begun = performance.now()
  private isStopped = false
  private readonly onProgress: (part: number) => void

  constructor(onProgress: (part: number) => void = () => undefined) {
    this.onProgress = onProgress
  }

  stop(): void {
    this.isStopped = true
  }

  /**
   * @param part how much is done, between 0 and 1
   * @throws {RefusedFile} when it was stopped
   */
  async rest(part: number): Promise<void> {
    if (performance.now() - this.begun < slice) return
    this.onProgress(part)
    await new Promise((resolve) => {
      setTimeout(resolve)
    })
    if (this.isStopped) throw new RefusedFile('stopped')
    this.begun = performance.now()
  }
}
