/** The W3C's parser has no types of its own; what we use of it. */
declare module 'webvtt-parser' {
  const webvtt: {
    WebVTTParser: new () => {
      parse: (
        text: string,
        mode?: string,
      ) => { cues: unknown[]; errors: { message: string; line: number; col?: number }[] }
    }
  }
  export default webvtt
}
