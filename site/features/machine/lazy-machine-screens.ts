import { createLazyScreen } from '#site/runtime/rendering/served-html.tsx'

export const lazyMachineList = createLazyScreen(
  async () => (await import('./machine-list-screen.tsx')).MachineListScreen,
)
export const lazyMachineDetail = createLazyScreen(
  async () => (await import('./machine-detail-screen.tsx')).MachineDetailScreen,
)
