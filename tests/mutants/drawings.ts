import { guardedBy, type Subject } from './mutant.ts'

/** What is drawn from records, and that no page shows a picture twice. */
export const drawings: Subject = {
  name: 'Drawings',
  mutants: [
    ...guardedBy(['portal/machine/machine-size.test.ts'], 'portal/machine/machine-size.ts', [
      {
        text: 'length >= least && length <= most ? length : undefined',
        mistake: 'Number.isNaN(length) ? undefined : length',
        reason: 'A slip of the keyboard makes a machine as wide as a street',
      },
      {
        text: 'width === undefined || height === undefined ? undefined',
        mistake: 'width === undefined && height === undefined ? undefined',
        reason: 'A machine of which only the width is told breaks its page',
      },
    ]),
    ...guardedBy(['site/features/product/elevation.test.ts'], 'site/features/product/elevation.ts', [
      {
        text: 'if (widthOf(wanted, pitch, height) <= width) return pitch',
        mistake: 'return pitch',
        reason: 'Connectors stand beside the machine',
      },
      {
        text: 'marks - columns * (rows - 1)',
        mistake: 'columns',
        reason: 'A machine is drawn with connectors that it does not have',
      },
    ]),
    ...guardedBy(['site/ui/number-chart.test.ts'], 'site/ui/number-chart.ts', [
      {
        text: 'whole > 0 && some <= whole',
        mistake: 'whole > 0',
        reason: 'A part is drawn longer than its whole',
      },
    ]),
  ],
}
