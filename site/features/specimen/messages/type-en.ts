import type { Messages } from '#site/messages/texts.ts'
import type { type as zh } from './type-zh.ts'

/** The words of the type specimen. */
export const type: Messages<typeof zh> = {
  scale: 'Sizes',
  sample: 'Prove it before you build it',
  headings: ['Display', 'Heading 1', 'Heading 2', 'Heading 3', 'Lead', 'Body', 'Small', 'Caption'],
  long: 'From equations to prototypes: design, verification and real-time operation with one model and one set of results',
  paragraphs: [
    'An armillary sphere is an old instrument for finding places in the sky: graduated rings, one inside another, each turning on its own axis. Our software works the same way. It takes a complex system apart into pieces that turn alone and still mesh.',
    '“A model is not a picture,” says Li Tongguang. “It has to compute, and it has to be able to fail.” In R2026b, a heat pump model with 24,000 equations is simulated from 0 s to 3,600 s in 41 s; R2026a takes 127 s for the same model (same computer, Linux, 16 cores).',
  ],
  rules: 'Numbers and units',
  numbers: [
    'Step 0.5 ms, jitter below 12 µs, −40 °C to 85 °C.',
    'Efficiency up by 18.6%, error below ±0.3 K, ratio 1:4.',
    '21 November 2026, 14:30, section 3.2, fig. 7, about 1,000 km/h.',
    'Test report, p. 12: “passed” (see appendix B) …',
  ],
  note: 'Numbers stay with their units, headlines are balanced, and quotation marks are curly.',
}
