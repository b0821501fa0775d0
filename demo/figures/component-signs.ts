import type { Kind } from './physics/drive-train-graph.ts'

/** Path data of the sign of each kind of component, in a box from -20 to 20; after the icons of the Modelica Standard Library. */
export const componentSigns: Readonly<Record<Kind, string>> = {
  source: 'M-10 0a10 10 0 1 0 20 0a10 10 0 1 0 -20 0M-4 0H4M0 -4V4M-20 0H-10M10 0H20',
  resistor: 'M-12 -5H12V5H-12ZM-20 0H-12M12 0H20',
  capacitor: 'M-4 -10V10M4 -10V10M-20 0H-4M4 0H20',
  inductor: 'M-12 2a4 5 0 0 1 8 0a4 5 0 0 1 8 0a4 5 0 0 1 8 0M-20 2H-12M12 2H20',
  ground: 'M0 -14V0M-11 0H11M-7 5H7M-3 10H3',
  converter: 'M-11 -11H11V11H-11ZM-11 11L11 -11M-8 -5H-2M3 6q1.5 -4 3 0t3 0',
  inertia: 'M-8 -12H8V12H-8ZM-20 -3H-8M-20 3H-8M8 -3H20M8 3H20',
  spring: 'M-20 0H-13L-10 -8L-4 8L2 -8L8 8L11 0H20',
  damper: 'M-20 0H-8M-8 -8H8M-8 8H8M-8 -8V8M2 -5V5M2 0H20',
  gear: 'M-12 -4a8 8 0 1 0 16 0a8 8 0 1 0 -16 0M3 4a5 5 0 1 0 10 0a5 5 0 1 0 -10 0',
  mass: 'M-14 -9H14V9H-14ZM-14 14H14',
  heat: 'M-10 3c-4 -8 4 -12 8 -11c4 -5 12 -1 11 4c5 3 2 10 -3 10h-12c-5 0 -6 -3 -4 -3',
  conductor: 'M-10 -10H10V10H-10ZM-4 -10V10M4 -10V10',
  pump: 'M-11 0a11 11 0 1 0 22 0a11 11 0 1 0 -22 0M-5 -8L9 0L-5 8',
  pipe: 'M-13 -6H13V6H-13ZM-7 0H7M3 -3L7 0L3 3',
  tank: 'M-11 -10V11H11V-10M-11 -2H11',
  sensor: 'M-10 0a10 10 0 1 0 20 0a10 10 0 1 0 -20 0M0 0L5 -6M-7 -7L-5.5 -5.5M0 -10V-7.5',
  block: 'M-12 -10H12V10H-12ZM-8 6C-4 6 -4 -5 0 -5H8',
}
