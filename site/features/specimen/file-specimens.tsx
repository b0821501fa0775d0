import { useState } from 'react'
import { type FileEntry, FileDrop } from '#site/ui/file-drop.tsx'
import { Specimen, SpecimenSection } from './specimen.tsx'
import { useSpecimenTexts } from './texts.ts'

export function FileSpecimens() {
  const { files: words, sections } = useSpecimenTexts()
  const [chosen, setChosen] = useState<FileEntry[]>(() => statesOf(words))
  const [status, setStatus] = useState('')
  const change = (id: string, state: FileEntry['state']) =>
    setChosen((all) => all.map((file) => (file.id === id ? { ...file, state, note: words.states[state] } : file)))
  const shared = { prompt: words.prompt, pick: words.pick, words, label: words.label }
  return (
    <SpecimenSection id="files" title={sections.files}>
      <Specimen name={words.label}>
        <FileDrop
          {...shared}
          id="attachments"
          name="attachments"
          hint={words.hint}
          files={chosen}
          status={status}
          onAdd={(files) => {
            setStatus(words.added({ count: files.length }))
            setChosen((all) => [...files.map(entryOf), ...all])
          }}
          onRemove={(id) => setChosen((all) => all.filter((file) => file.id !== id))}
          onPause={(id) => change(id, 'paused')}
          onResume={(id) => change(id, 'sending')}
        />
      </Specimen>
      <Specimen name={words.states.failed}>
        <FileDrop
          {...shared}
          id="refused"
          name="refused"
          error={words.error}
          files={[]}
          onAdd={() => undefined}
          onRemove={() => undefined}
        />
      </Specimen>
    </SpecimenSection>
  )
}

function entryOf(file: File): FileEntry {
  return {
    id: `${file.name} ${file.size} ${file.lastModified}`,
    name: file.name,
    size: `${file.size} B`,
    state: 'waiting',
  }
}

function statesOf({ broken, left, names }: ReturnType<typeof useSpecimenTexts>['files']): FileEntry[] {
  const name = (index: number) => names[index] ?? ''
  return [
    { id: '0', name: name(0), size: '48 KB', state: 'done' },
    { id: '1', name: name(1), size: '1.2 MB', state: 'waiting' },
    { id: '2', name: name(2), size: '86 MB', state: 'sending', progress: 0.64, note: left },
    { id: '3', name: name(3), size: '310 KB', state: 'paused', progress: 0.2 },
    { id: '4', name: name(4), size: '92 MB', state: 'failed', note: broken },
  ]
}
