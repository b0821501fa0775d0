import { useState } from 'react'
import { Button, IconButton } from '#site/ui/buttons.tsx'
import { CodeBlock } from '#site/ui/code-block.tsx'
import { controlIcons } from '#site/ui/control-icons.ts'
import { Dialog, opensDialog } from '#site/ui/dialog.tsx'
import { Disclosure, DisclosureList } from '#site/ui/disclosure.tsx'
import { Icon } from '#site/ui/icon.tsx'
import { interfaceIcons } from '#site/ui/interface-icons.ts'
import { Menu } from '#site/ui/menu.tsx'
import { Tabs } from '#site/ui/tabs.tsx'
import { TextArea } from '#site/ui/text-field.tsx'
import { Tooltip } from '#site/ui/tooltip.tsx'
import { command } from './record-specimens.tsx'
import { Specimen, SpecimenSection } from './specimen.tsx'
import { useSpecimenTexts } from './texts.ts'

export function LayerSpecimens() {
  const { layers, sections } = useSpecimenTexts()
  return (
    <SpecimenSection id="layers" title={sections.layers}>
      <Specimen name={layers.dialog}>
        <Dialogs />
      </Specimen>
      <Specimen name={layers.menu}>
        <Menus />
      </Specimen>
      <Specimen name={layers.tooltip}>
        <Tooltip id="hash" text={layers.hashText}>
          {(described) => <IconButton icon={controlIcons.info} label={layers.hash} {...described} />}
        </Tooltip>
      </Specimen>
    </SpecimenSection>
  )
}

function Dialogs() {
  const { layers, records } = useSpecimenTexts()
  return (
    <div className="specimen-row">
      <Button {...opensDialog('close-ticket')}>{layers.openDialog}</Button>
      <Button {...opensDialog('verify')}>{layers.openWide}</Button>
      <Dialog
        id="close-ticket"
        title={layers.dialogTitle}
        closeLabel={layers.close}
        foot={
          <form method="dialog">
            <Button type="submit" value="keep" variant="plain">
              {layers.keep}
            </Button>
            <Button type="submit" value="close" variant="primary">
              {layers.confirm}
            </Button>
          </form>
        }
      >
        <div className="form">
          <p>{layers.dialogText}</p>
          <TextArea id="reason" label={layers.reason} rows={2} />
        </div>
      </Dialog>
      <Dialog id="verify" size="wide" title={layers.openWide} closeLabel={layers.close}>
        <div className="form specimen-verify">
          <p>{layers.hashText}</p>
          <CodeBlock code={command} title={records.codeTitle} copyLabel={records.copy} copiedLabel={records.copied} />
        </div>
      </Dialog>
    </div>
  )
}

function Menus() {
  const { layers } = useSpecimenTexts()
  const [chosen, setChosen] = useState('')
  const select = (title: string) => () => setChosen(layers.chosen({ title }))
  const { items } = layers
  return (
    <>
      <div className="specimen-row">
        <Menu
          label={layers.actions}
          items={[
            { key: 'copy', title: items.copy, icon: controlIcons.copy, onSelect: select(items.copy) },
            { key: 'export', title: items.export, icon: controlIcons.download, onSelect: select(items.export) },
            { key: 'history', title: items.history, icon: interfaceIcons.ticket, href: '#layers' },
            { key: 'lock', title: items.lock, icon: interfaceIcons.arrowUpRight, isDisabled: true },
            {
              key: 'remove',
              title: items.remove,
              icon: interfaceIcons.x,
              isDanger: true,
              startsGroup: true,
              onSelect: select(items.remove),
            },
          ]}
        />
        <Menu
          label={layers.more}
          className="icon-button"
          items={[
            { key: 'copy', title: items.copy, onSelect: select(items.copy) },
            { key: 'export', title: items.export, onSelect: select(items.export) },
          ]}
        >
          <Icon drawing={controlIcons.ellipsis} />
        </Menu>
      </div>
      <p role="status" className="specimen-status">
        {chosen}
      </p>
    </>
  )
}

export function OpenSpecimens() {
  const { open, sections } = useSpecimenTexts()
  return (
    <SpecimenSection id="open" title={sections.open}>
      <Specimen name={open.tabs}>
        <Tabs
          label={open.tabLabel}
          tabs={open.tabNames.map((title, index) => ({
            key: `tab-${index}`,
            title,
            panel: <p>{open.tabTexts[index]}</p>,
          }))}
        />
      </Specimen>
      <Specimen name={open.disclosures}>
        <DisclosureList>
          {open.questions.map(([question, answer], index) => (
            <Disclosure key={question} title={question} isOpen={index === 0} group="questions">
              <p>{answer}</p>
            </Disclosure>
          ))}
        </DisclosureList>
      </Specimen>
    </SpecimenSection>
  )
}
