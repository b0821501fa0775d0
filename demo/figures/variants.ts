import { batteryDischarge } from './families/battery-discharge.ts'
import { bode } from './families/bode.ts'
import { celestialRings } from './families/celestial-rings.ts'
import { componentNetwork } from './families/component-network.ts'
import { gearTrain } from './families/gear-train.ts'
import { heatSink } from './families/heat-sink.ts'
import { kirschPlate } from './families/kirsch-plate.ts'
import { nyquist } from './families/nyquist.ts'
import { orbitTransfer } from './families/orbit-transfer.ts'
import { plateModes } from './families/plate-modes.ts'
import { potentialFlow } from './families/potential-flow.ts'
import { rossler } from './families/rossler.ts'
import { scalogram } from './families/scalogram.ts'
import { spectrum } from './families/spectrum.ts'
import { stepResponse } from './families/step-response.ts'
import { vanDerPol } from './families/van-der-pol.ts'
import { vortexStreet } from './families/vortex-street.ts'
import { windField } from './families/wind-field.ts'
import type { BilingualText, Figure } from './types.ts'

/** A figure of a family with other parameters; `alt` where it does not look as the family says. */
function variant(name: string, figure: Figure, alt?: BilingualText): Figure {
  return { ...figure, name, ...(alt && { alt }) }
}

const quietBand: BilingualText = {
  zh: '几圈细密的轨线套成扁平的环带，外圈一侧轻轻抬起，由玉色转为黄铜色。',
  en: 'A few fine loops nest into a flat band; the outer ones lift a little at one side, turning from jade to brass.',
}
const slender: BilingualText = {
  zh: '一个薄而略弯的翼型横在画面中央，流线几乎平直地绕过，上下压力相差不大。',
  en: 'A thin, slightly cambered aerofoil across the middle; streamlines pass almost straight and the pressure differs little.',
}
const steep: BilingualText = {
  zh: '一个对称厚翼型抬头迎向来流，前缘上方是浓的玉色低压区，流线在背面急转。',
  en: 'A thick symmetric aerofoil with its nose up; deep jade of low pressure above the nose, where the streamlines turn sharply.',
}

/** Families seen with other parameters, so that no page needs one picture twice. */
export const variants: readonly Figure[] = [
  variant('vortex-street-slow', vortexStreet({ reynolds: 75 })),
  variant('potential-flow-slender', potentialFlow({ alphaDegrees: 3, cx: -0.04, cy: 0.06 }), slender),
  variant('potential-flow-steep', potentialFlow({ alphaDegrees: 14, cx: -0.16, cy: 0 }), steep),
  variant('rossler-quiet', rossler({ a: 0.1, b: 0.1, c: 6 }), quietBand),
  variant('van-der-pol-weak', vanDerPol({ mu: 0.35 })),
  variant('van-der-pol-strong', vanDerPol({ mu: 2.2, separation: 20 })),
  variant('heat-sink-dense', heatSink({ fins: 20, finThickness: 1.6, finHeight: 30, film: 60 })),
  variant('heat-sink-low', heatSink({ fins: 7, finThickness: 5, finHeight: 20, base: 17, film: 140 })),
  variant('heat-sink-copper', heatSink({ fins: 15, finThickness: 2.4, finHeight: 36, base: 8, conductivity: 391 })),
  variant('bode-soft', bode({ stiffness: 60, damping: 0.012 })),
  variant('bode-stiff', bode({ stiffness: 900, load: 0.0021, damping: 0.06 })),
  variant('nyquist-calm', nyquist({ gain: 0.36 })),
  variant('nyquist-narrow', nyquist({ gain: 0.5, delay: 0.0024 })),
  variant(
    'spectrum-electric',
    spectrum({
      fromSpeed: 300,
      toSpeed: 2400,
      orders: [2, 6, 12, 18],
      forces: [0.7, 1, 0.55, 0.3],
      modes: [96, 240, 520],
    }),
  ),
  variant(
    'spectrum-gearbox',
    spectrum({ fromSpeed: 600, toSpeed: 1800, orders: [1, 17, 23], forces: [0.4, 1, 0.7], modes: [310, 610] }),
  ),
  variant('step-response-lively', stepResponse({ main: 0.12 })),
  variant(
    'step-response-firm',
    stepResponse({ damping: [0.4, 0.45, 0.5, 0.55, 0.6, 0.65, 0.7, 0.75, 0.8, 0.9, 1, 1.1, 1.3, 1.6], main: 0.55 }),
  ),
  variant('gear-train-fine', gearTrain({ teeth: [51, 24, 38, 20], module: 17 })),
  variant('gear-train-even', gearTrain({ teeth: [30, 21, 22, 16], pressureDegrees: 25 })),
  variant(
    'wind-field-rough',
    windField({ rows: 2, columns: 5, alongWind: 8, acrossWind: 2.4, intensity: 0.12, seed: 12 }),
  ),
  variant('wind-field-deep', windField({ rows: 4, columns: 3, alongWind: 4.4, acrossWind: 3.8, thrust: 0.7, seed: 8 })),
  variant('celestial-rings-north', celestialRings({ latitude: 48.1 })),
  variant('celestial-rings-polar', celestialRings({ latitude: 66 })),
  variant('scalogram-sharp', scalogram({ omega0: 20 })),
  variant('plate-modes-fine', plateModes({ main: 78 })),
  variant(
    'battery-discharge-aged',
    batteryDischarge({
      capacity: 4.1,
      r0: 0.026,
      rates: [0.1, 0.2, 0.35, 0.5, 0.75, 1, 1.25, 1.5, 1.75, 2, 2.35, 2.7, 3],
      named: [0.1, 1, 2, 3],
    }),
  ),
  variant('orbit-transfer-inclined', orbitTransfer({ parkingHeight: 420, inclination: 51.6 })),
  variant('orbit-transfer-flat', orbitTransfer({ parkingHeight: 900, inclination: 7 })),
  variant('component-network-small', componentNetwork({ modules: 4, columns: 13, rows: 8, seed: 9 })),
  variant('component-network-large', componentNetwork({ modules: 12, columns: 21, rows: 12, seed: 2 })),
  variant('kirsch-plate-close', kirschPlate({ viewWidth: 2.7, isolineStep: 0.25 })),
]
