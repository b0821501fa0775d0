/** Physical domain of a connection; each has its own line. */
export type Domain = 'electrical' | 'mechanical' | 'thermal' | 'fluid' | 'signal'

/** What a component is; each kind has its own sign. */
export type Kind =
  | 'source'
  | 'resistor'
  | 'capacitor'
  | 'inductor'
  | 'ground'
  | 'converter'
  | 'inertia'
  | 'spring'
  | 'damper'
  | 'gear'
  | 'mass'
  | 'heat'
  | 'conductor'
  | 'pump'
  | 'pipe'
  | 'tank'
  | 'sensor'
  | 'block'

interface Component {
  readonly kind: Kind
  readonly domain: Domain
}

export interface ComponentGraph {
  readonly components: readonly Component[]
  readonly connections: readonly { readonly from: number; readonly to: number; readonly domain: Domain }[]
}

class Builder {
  readonly components: Component[] = []
  readonly connections: { from: number; to: number; domain: Domain }[] = []

  add(kind: Kind, domain: Domain): number {
    return this.components.push({ kind, domain }) - 1
  }

  join(from: number, to: number, domain: Domain): void {
    this.connections.push({ from, to, domain })
  }

  /** Adds components in a row, each joined to the one before, the first to `start`; returns their numbers. */
  chain(start: number | undefined, domain: Domain, ...kinds: Kind[]): number[] {
    let before = start
    return kinds.map((kind) => {
      const here = this.add(kind, domain)
      if (before !== undefined) this.join(before, here, domain)
      before = here
      return here
    })
  }
}

function addBattery(b: Builder, modules: number): { plus: number; minus: number; masses: number[] } {
  const plus = b.add('sensor', 'electrical')
  const masses: number[] = []
  let last = plus
  for (let k = 0; k < modules; k++) {
    const [, series] = b.chain(last, 'electrical', 'source', 'resistor')
    const pair = b.add('capacitor', 'electrical')
    b.join(series!, pair, 'electrical')
    const mass = b.add('heat', 'thermal')
    b.join(series!, mass, 'thermal')
    masses.push(mass)
    last = series!
  }
  const minus = b.add('ground', 'electrical')
  b.join(last, minus, 'electrical')
  return { plus, minus, masses }
}

function addAxle(b: Builder, motor: number, body: number): number {
  const [rotor, gear] = b.chain(motor, 'mechanical', 'inertia', 'gear')
  const bearing = b.add('damper', 'mechanical')
  b.join(rotor!, bearing, 'mechanical')
  for (let side = 0; side < 2; side++) {
    const [, , tyre] = b.chain(gear, 'mechanical', 'spring', 'inertia', 'damper')
    b.join(tyre!, body, 'mechanical')
  }
  return rotor!
}

function addCooling(b: Builder, warm: readonly number[]): void {
  const loop = b.chain(
    undefined,
    'fluid',
    'pump',
    'pipe',
    'sensor',
    'pipe',
    'conductor',
    'pipe',
    'conductor',
    'pipe',
    'tank',
  )
  b.join(loop[loop.length - 1]!, loop[0]!, 'fluid')
  warm.forEach((mass, i) => {
    const film = b.add('conductor', 'thermal')
    b.join(mass, film, 'thermal')
    b.join(film, loop[3 + (i % 4)]!, 'thermal')
  })
}

/** An electric vehicle as an acausal model: battery of several modules, two axles with inverter and motor, cooling loop, control. */
export function driveTrainGraph(modules: number): ComponentGraph {
  const b = new Builder()
  const battery = addBattery(b, modules)
  const bus = b.chain(battery.plus, 'electrical', 'inductor', 'capacitor')[1]!
  b.join(bus, battery.minus, 'electrical')
  const body = b.add('mass', 'mechanical')
  const brain = b.add('block', 'signal')
  const warm = [...battery.masses]
  for (let axle = 0; axle < 2; axle++) {
    const [inverter, , motor] = b.chain(bus, 'electrical', 'converter', 'inductor', 'converter')
    const rotor = addAxle(b, motor!, body)
    const [loss] = b.chain(motor, 'thermal', 'heat')
    const [chip] = b.chain(inverter, 'thermal', 'heat')
    warm.push(loss!, chip!)
    const [, filter] = b.chain(rotor, 'signal', 'sensor', 'block')
    b.join(filter!, brain, 'signal')
    const command = b.chain(brain, 'signal', 'block')[0]!
    b.join(command, inverter!, 'signal')
  }
  addCooling(b, warm)
  b.chain(brain, 'signal', 'block', 'block', 'sensor')
  b.chain(body, 'mechanical', 'damper')
  b.chain(body, 'signal', 'sensor')
  return { components: b.components, connections: b.connections }
}
