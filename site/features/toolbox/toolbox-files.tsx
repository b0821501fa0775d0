import { formatSize } from '#lib/format-size.ts'
import { sbomAddress } from '#domain/release/sbom-address.ts'
import { Day } from '#site/features/content/day.tsx'
import { foreignLang } from '#site/features/content/language-mark.tsx'
import { FileCommands } from '#site/features/download/commands.tsx'
import { EulaDialog } from '#site/features/download/eula-dialog.tsx'
import { Digest, FileAction } from '#site/features/download/release-files.tsx'
import { useDownload } from '#site/features/download/use-download.ts'
import { useDownloadTexts } from '#site/features/download/texts.ts'
import { useProductTexts } from '#site/features/product/texts.ts'
import { useLanguage } from '#site/runtime/language/language.tsx'
import { Badge } from '#site/ui/badge.tsx'
import { Disclosure } from '#site/ui/disclosure.tsx'
import { Notice } from '#site/ui/states.tsx'
import type { ToolboxContent } from './load-toolboxes.ts'

type ToolboxFile = ToolboxContent['item']['files'][number]

/** The way to one file, which comes back to the page of its toolbox after signing in. */
interface Way {
  download: ReturnType<typeof useDownload>
  page: string
}

/** What is to be known of the file to take, and the way to it. */
function FileToTake({ each, ...way }: Way & { each: ToolboxFile }) {
  const { locale, to } = useLanguage()
  const words = useDownloadTexts()
  const own = useProductTexts()
  const { file, into, product, release } = each
  return (
    <div className="toolbox-file">
      <p className="file-name">
        <strong translate="no">{file.name}</strong>
        <small>{file.text}</small>
      </p>
      <FileAction file={file} look="primary" {...way} />
      <dl className="record-facts">
        <div>
          <dt>{own.releasedWith}</dt>
          <dd>
            <span translate="no">{release.name}</span> <Day iso={release.date} />
          </dd>
        </div>
        <div>
          <dt>{own.goesInto}</dt>
          <dd>
            <a href={to(`/product/download?product=${product.segment}`)} className="text-link">
              <span lang={foreignLang(product.lang, locale)}>{product.title}</span> <span translate="no">{into}</span>
            </a>
          </dd>
        </div>
        {file.system !== 'any' && (
          <div>
            <dt>{words.system}</dt>
            <dd>
              {words.systems[file.system]} {words.architectures[file.architecture]}
            </dd>
          </div>
        )}
        <div>
          <dt>{words.size}</dt>
          <dd>{formatSize(file.size)}</dd>
        </div>
        <div>
          <dt>{words.digest}</dt>
          <dd>
            <Digest file={file} />
            <a href={to(`/product/download?product=${product.segment}#verify-title`)} className="text-link">
              {own.verify}
            </a>
          </dd>
        </div>
        <div>
          <dt>{words.sbom}</dt>
          <dd>
            <a href={sbomAddress(product.segment, release.name)} className="text-link">
              CycloneDX
            </a>
          </dd>
        </div>
      </dl>
    </div>
  )
}

/** Files of other releases, each with why it is not the one to take. */
function OtherFiles({ files, ...way }: Way & { files: ToolboxFile[] }) {
  const words = useDownloadTexts()
  const own = useProductTexts()
  if (files.length === 0) return null
  return (
    <Disclosure title={own.otherFiles({ count: files.length })}>
      <ul className="toolbox-files">
        {files.map(({ advisories, file, release, state }) => (
          <li key={file.id}>
            <span translate="no">{release.name}</span> <Day iso={release.date} />{' '}
            {state === 'affected' ? (
              <Badge tone="alert">
                {words.isAffected({ numbers: advisories.map(({ number }) => number).join(own.and) })}
              </Badge>
            ) : (
              <Badge tone="quiet">{release.isSupported ? words.channels[release.channel] : words.supportEnded}</Badge>
            )}{' '}
            <span className="file-size">{formatSize(file.size)}</span> <FileAction file={file} {...way} />
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}

/** The toolbox as files of its own: the one to take, and those of other releases. */
export function ToolboxFiles({ data: { item, origin } }: { data: ToolboxContent }) {
  const own = useProductTexts()
  const download = useDownload()
  const way = { download, page: `/product/Toolbox/detail?id=${item.slug}` }
  const [first] = item.files
  if (first === undefined) return null
  const taken = item.files.filter(
    ({ product, release, state }) =>
      state === 'current' && product.id === first.product.id && release.name === first.release.name,
  )
  return (
    <>
      {taken.length === 0 && <Notice tone="warning" title={own.noFileToTake} />}
      {taken.map((each) => (
        <FileToTake key={each.file.id} each={each} {...way} />
      ))}
      <FileCommands files={taken.map(({ file }) => file)} origin={origin} />
      <OtherFiles files={item.files.filter((each) => !taken.includes(each))} {...way} />
      <EulaDialog download={download} />
    </>
  )
}
