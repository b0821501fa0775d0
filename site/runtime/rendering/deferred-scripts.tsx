import { use, useEffect, useState } from 'react'
import { Scripts, UNSAFE_FrameworkContext as FrameworkContext, useLocation, useMatches } from 'react-router'
import messageFiles from 'virtual:messages/files'
import layFile from 'virtual:messages/lay'
import { type Locale, localeOfPath } from '#lib/locale.ts'
import { ServedContext } from './served-html.tsx'

type Framework = NonNullable<React.ContextType<typeof FrameworkContext>>
type Manifest = Framework['manifest']

/** Opens the stream through which React Router hands over the data of the page (as its own `Scripts` does). */
const openStream =
  '.stream=new ReadableStream({start(c){window.__reactRouterContext.streamController=c}}).pipeThrough(new TextEncoderStream())'

/** A page whose first picture is not reported by then (in milliseconds) starts without. */
const longestWait = 3000

/** The modules of the matched routes by route id; a route whose module is split has several. */
function modulesOf(manifest: Manifest, ids: string[]): [id: string, modules: string[]][] {
  return ids.map((id) => {
    const route = manifest.routes[id]
    const modules = [route?.clientMiddlewareModule, route?.clientLoaderModule, route?.clientActionModule, route?.module]
    return [id, modules.filter((each) => each !== undefined)]
  })
}

/**
 * Waits for the first contentful paint, then fetches all modules at once and starts. The page needs no script to be
 * read and used, so none may hold up its first screen. A file of texts that fails is not a file of the page for the
 * head script, which `crossOrigin` tells: who imports it goes on without.
 */
function startScript(manifest: Manifest, ids: string[], locale: Locale, hasTexts: boolean): string {
  const imports = ids.flatMap((id) => manifest.routes[id]?.imports ?? [])
  const preloads = [...new Set([manifest.entry.module, ...manifest.entry.imports, ...imports])]
  return `(()=>{let started=false;
const preload=(href,more)=>document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href},more));
const start=async()=>{if(started)return;started=true;
for(const href of ${JSON.stringify(preloads)})preload(href);
for(const href of ${JSON.stringify(messageFiles[locale])})preload(href,{crossOrigin:"anonymous"});
const routes=${JSON.stringify(modulesOf(manifest, ids))};
await import(${JSON.stringify(manifest.url)});
window.__reactRouterRouteModules=Object.fromEntries(await Promise.all(routes.map(async([id,urls])=>[id,Object.assign({},...await Promise.all(urls.map(url=>import(url))))])));
${hasTexts ? `await ${layTexts}\n` : ''}await import(${JSON.stringify(manifest.entry.module)})};
if(document.hidden)start();
else{new PerformanceObserver(list=>{if(list.getEntriesByName("first-contentful-paint").length>0)start()}).observe({type:"paint",buffered:true});
setTimeout(start,${longestWait})}})()`
}

/** A statement that gives editors' words to the browser; nothing on a site that has none. */
const giveTexts = (json: string | undefined) => (json ? `window.ownTexts=${json};` : '')

/** Lays them over the messages. Where the file does not come, React draws anew what has other words. */
const layTexts = `import(${JSON.stringify(layFile)}).catch(console.error);`

/** Stands in for React Router's `Scripts`, whose modules the browser would fetch before it has painted anything. */
export function DeferredScripts({ nonce }: { nonce: string | undefined }) {
  const texts = import.meta.env.SSR ? giveTexts(use(ServedContext)?.ownTexts) : ''
  if (!import.meta.env.DEV) return <StartScripts nonce={nonce} texts={texts} />
  // In development Vite's own modules go with the page.
  return (
    <>
      <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: texts && texts + layTexts }} />
      <Scripts nonce={nonce} />
    </>
  )
}

function StartScripts({ nonce, texts }: { nonce: string | undefined; texts: string }) {
  const framework = use(FrameworkContext)
  const locale = localeOfPath(useLocation().pathname)
  const ids = useMatches().map(({ id }) => id)
  const [isStarted, setStarted] = useState(false)
  useEffect(() => setStarted(true), [])
  if (framework === undefined || isStarted) return null
  const { manifest, renderMeta, serverHandoffString } = framework
  // Without this mark React Router does not hand over the data; its own component sets it in the same way.
  // oxlint-disable-next-line react/immutability
  if (renderMeta) renderMeta.didRenderScripts = true
  const isServer = import.meta.env.SSR
  const context = `${texts}window.__reactRouterContext=${serverHandoffString ?? ''};window.__reactRouterContext${openStream}`
  return (
    <>
      <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: isServer ? context : '' }} />
      <script
        nonce={nonce}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: isServer ? startScript(manifest, ids, locale, texts !== '') : '' }}
      />
    </>
  )
}
