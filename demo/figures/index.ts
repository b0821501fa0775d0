import { batteryDischarge } from './families/battery-discharge.ts'
import { bode } from './families/bode.ts'
import { bracketStress } from './families/bracket-stress.ts'
import { officePlaces } from './families/office-places.ts'
import { celestialRings } from './families/celestial-rings.ts'
import { componentNetwork } from './families/component-network.ts'
import { gearTrain } from './families/gear-train.ts'
import { heatSink } from './families/heat-sink.ts'
import { kirschPlate } from './families/kirsch-plate.ts'
import { lorenz } from './families/lorenz.ts'
import { nyquist } from './families/nyquist.ts'
import { orbitTransfer } from './families/orbit-transfer.ts'
import { plateModes } from './families/plate-modes.ts'
import { potentialFlow } from './families/potential-flow.ts'
import { rossler } from './families/rossler.ts'
import { scalogram } from './families/scalogram.ts'
import { spectrum } from './families/spectrum.ts'
import { stepResponse } from './families/step-response.ts'
import { studioWindow } from './families/studio-window.ts'
import { vanDerPol } from './families/van-der-pol.ts'
import { vortexStreet } from './families/vortex-street.ts'
import { windField } from './families/wind-field.ts'
import type { Figure } from './types.ts'
import { variants } from './variants.ts'

export { digestOf } from './manifest.ts'

/** Every figure of the demo pack, in the order of the manifest. Names are unique. */
export const figures: readonly Figure[] = [
  vortexStreet(),
  potentialFlow(),
  plateModes(),
  bode(),
  nyquist(),
  lorenz(),
  rossler(),
  bracketStress(),
  kirschPlate(),
  orbitTransfer(),
  gearTrain(),
  batteryDischarge(),
  scalogram(),
  componentNetwork(),
  heatSink(),
  spectrum(),
  vanDerPol(),
  stepResponse(),
  windField(),
  celestialRings(),
  officePlaces(),
  studioWindow(),
  ...variants,
]
