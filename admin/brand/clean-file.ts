const address = '/admin/api/globals/brand/image'

const readFile = (file: File) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''))
    reader.addEventListener('error', () => reject(new Error('The file cannot be read')))
    reader.readAsDataURL(file)
  })

/** The picture as it would be kept, or the words by which it is refused. */
export async function cleanFile(file: File): Promise<{ image?: string; refusal?: string }> {
  // Browsers leave the type empty for files that they do not know.
  const image = (await readFile(file)).replace(/^data:;/, 'data:application/octet-stream;')
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ image }),
  })
  const told = (await answer.json()) as { image?: string; errors?: { message: string }[] }
  if (answer.ok && told.image !== undefined) return { image: told.image }
  return answer.status < 500 && told.errors?.[0] ? { refusal: told.errors[0].message } : {}
}
