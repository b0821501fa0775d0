import { customPages, type EnglishPageSeed, munich, reportForm } from './content/custom-pages.ts'
import type { Text } from './content/types.ts'
import type { Loader, RecordId } from './loader.ts'
import { type Ids, idOf } from './save-all.ts'

/** Pages of blocks. @param leaders numbers of those who lead the company, by their Chinese names */
export async function loadCustomPages(loader: Loader, leaders: Ids): Promise<void> {
  const files = await loader.attach([reportForm])
  for (const { blocks, ...page } of [...customPages, munich]) {
    const filled: Record<string, unknown>[] = []
    for (const block of blocks) filled.push(await fillBlock(loader, block, leaders, files))
    await loader.save('custom-pages', { ...page, blocks: filled })
  }
}

async function fillBlock(
  { figure, markdown }: Loader,
  { beside, body, image, images, people, ...block }: EnglishPageSeed['blocks'][number],
  leaders: Ids,
  files: RecordId[],
): Promise<Record<string, unknown>> {
  const pictures: unknown[] = []
  for (const name of (images ?? []) as string[]) pictures.push(await figure(name))
  return {
    ...block,
    ...(body !== undefined && { body: markdown(body as Partial<Text>) }),
    ...(beside !== undefined && { beside: markdown(beside as Partial<Text>) }),
    ...(image !== undefined && { image: await figure(image as string) }),
    ...(images !== undefined && { images: pictures }),
    ...(people !== undefined && { people: (people as string[]).map((name) => idOf(leaders, name)) }),
    ...(block.blockType === 'downloads' && { files }),
  }
}
