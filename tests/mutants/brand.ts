import { guardedBy, type Subject } from './mutant.ts'

/** How a company looks, and what a stranger's drawing may not bring in. */
export const brand: Subject = {
  name: 'Brand',
  mutants: [
    ...guardedBy(['domain/brand/clean-svg.test.ts'], 'domain/brand/clean-svg.ts', [
      {
        text: "  if (/^on/i.test(local)) throw new SvgRefused('handler', name)\n",
        mistake: '',
        reason: 'A logo may carry an event handler',
      },
      {
        text: "if (!/^#[^\\s]+$/.test(value)) throw new SvgRefused('external', name)",
        mistake: '',
        reason: 'A logo may name something on another site',
      },
      {
        text: "if (doctype.includes('[')) throw new SvgRefused('declaration')",
        mistake: '',
        reason: 'A logo may declare entities of its own',
      },
    ]),
    ...guardedBy(['domain/brand/palette.test.ts'], 'domain/brand/palette.ts', [
      {
        text: '(isWhite ? -0.06 : 0.05)',
        mistake: '(isWhite ? 0.06 : -0.05)',
        reason: 'The words of a button cannot be read under the pointer',
      },
      {
        text: 'light.link = toHex(onPaper)',
        mistake: 'light.link = main',
        reason: 'Links have a colour that cannot be read',
      },
    ]),
    ...guardedBy(['content/brand/brand.test.ts'], 'content/brand/image-endpoint.ts', [
      { text: '    checkWriter(req)\n', mistake: '', reason: 'Strangers have this machine read their pictures' },
    ]),
    ...guardedBy(['server/security-policy.test.ts'], 'server/security-policy.ts', [
      {
        text: '/<style data-brand=""[^>]*>([^<]*)<\\/style>/.exec(head)',
        mistake: '/<style[^>]*>([^<]*)<\\/style>/.exec(head)',
        reason: 'The policy allows any style that got into a page',
      },
    ]),
  ],
}
