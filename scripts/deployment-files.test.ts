import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parseAllDocuments } from 'yaml'
import { moveContentPath } from '#content/move/view.ts'
import { receivedKinds } from '#domain/enquiry/enquiry.ts'
import { envSchema } from '#lib/env.ts'
import { cdnHeaders, keyOf } from '#server/cdn/headers.ts'
import { languageCookie } from '#server/pages/language.ts'
import { healthRoutes } from '#server/middleware/health.ts'
import { longestWithFiles } from '#server/pages/read-form.ts'

const root = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const all = (text: string, pattern: RegExp) => Array.from(text.matchAll(pattern), ([, found = '']) => found)

interface Manifest {
  kind?: string
  stringData?: Record<string, string>
}

interface Container {
  env: { name: string }[]
  ports: { containerPort: number }[]
  securityContext: object
  startupProbe: Probe
  livenessProbe: Probe
  readinessProbe: Probe
}

interface Probe {
  httpGet: { path: string }
}

interface Pod {
  automountServiceAccountToken: boolean
  securityContext: { runAsUser: number; seccompProfile: { type: string } }
  containers: [Container]
}

interface Compose {
  services: Record<'app-1' | 'app-2' | 'nginx', Service>
}

interface Service {
  environment: Record<string, string>
  networks: { front: { ipv4_address: string } }
  read_only: boolean
  cap_drop: string[]
}

function readYaml(file: string): unknown[] {
  return parseAllDocuments(read(file), { merge: true }).map((document) => {
    if (document.errors.length > 0) throw new Error(`${file}: ${document.errors.join('\n')}`)
    return document.toJS() as unknown
  })
}

const manifests = globSync('deploy/kubernetes/*.yaml', { cwd: root })
const compose = readYaml('deploy/compose.yaml')[0] as Compose
const deployment = readYaml('deploy/kubernetes/deployment.yaml')[0] as { spec: { template: { spec: Pod } } }
const pod = deployment.spec.template.spec
const [container] = pod.containers
const { stringData: secret = {} } = readYaml('deploy/kubernetes/secret.example.yaml')[0] as Manifest
const kustomization = readYaml('deploy/kubernetes/kustomization.yaml')[0] as {
  configMapGenerator: [{ literals: string[] }]
  resources: string[]
}
const dockerfile = read('Dockerfile')
const unit = read('deploy/systemd/portico@.service')
const composeFront = read('deploy/nginx/compose.conf')
const locations = read('deploy/nginx/portico-locations.conf')
const caddyfile = read('deploy/Caddyfile')

/** Names of variables by the file that sets them. */
const variables = {
  Dockerfile: all(/^ENV NODE_ENV=.*$/m.exec(dockerfile)?.[0] ?? '', /(\w+)=/g),
  'compose.yaml': Object.keys(compose.services['app-1'].environment),
  'kustomization.yaml': kustomization.configMapGenerator[0].literals.map((literal) => literal.split('=')[0] ?? ''),
  'deployment.yaml': container.env.map(({ name }) => name),
  'secret.example.yaml': Object.keys(secret),
  'portico.env': all(read('deploy/systemd/portico.env'), /^(\w+)=/gm),
  'portico@.service': all(/^Environment=.*$/m.exec(unit)?.[0].slice('Environment='.length) ?? '', /(\w+)=/g),
}

describe('the files that Portico is deployed with', () => {
  it.each(Object.entries(variables))('%s sets only variables that Portico reads', (_file, names) => {
    expect(names.length).toBeGreaterThan(0)
    expect(names.filter((name) => !(name in envSchema.shape))).toEqual([])
  })

  it('has an example of each variable that compose.yaml asks for, and of no other', () => {
    const asked = new Set(all(read('deploy/compose.yaml'), /\$\{(\w+)/g))
    // The image has a name of its own where none is given.
    asked.delete('PORTICO_IMAGE')
    expect(all(read('deploy/compose.env.example'), /^(\w+)=/gm).sort()).toEqual([...asked].sort())
  })

  it('keeps no secret', () => {
    const examples = read('deploy/compose.env.example') + read('deploy/systemd/portico.env')
    expect(all(examples, /^\w*(?:SECRET|PASSWORD|_URL)=(?!https:\/\/www\.example\.com$)(.+)$/gm)).toEqual([])
    const given = Object.values(secret).filter((value) => value !== '')
    expect(given).toEqual([expect.stringContaining(':PASSWORD@')])
    expect(kustomization.resources).not.toContain('secret.example.yaml')
  })

  it('names every manifest in the kustomization', () => {
    const others = ['kustomization.yaml', 'secret.example.yaml']
    const names = manifests
      .map((file) => file.replace('deploy/kubernetes/', ''))
      .filter((name) => !others.includes(name))
    expect(kustomization.resources.toSorted()).toEqual(names.sort())
    expect(manifests.flatMap((file) => readYaml(file)).map((each) => (each as Manifest).kind)).not.toContain(undefined)
  })

  it('builds with the major version of Node that the process runs on, from files that are there', () => {
    const { dependencies } = JSON.parse(read('package.json')) as { dependencies: { node: string } }
    expect(/^ARG NODE_IMAGE=.*\/node:(\d+)-/m.exec(dockerfile)?.[1]).toBe(dependencies.node.split('.')[0])
    const copied = all(dockerfile, /^COPY (?!--from)(.+) \S+$/gm).flatMap((sources) => sources.split(' '))
    expect(copied).toContain('package-lock.json')
    expect(copied.filter((source) => !existsSync(join(root, source)))).toEqual([])
    const started = all(`${dockerfile}\n${unit}`, /\b((?:scripts|server)\/[\w/-]+\.ts)\b/g)
    expect(started).toContain('server/main.ts')
    expect(started.filter((file) => !existsSync(join(root, file)))).toEqual([])
  })

  it('probes addresses that answer, and shuts the inner ones in front', async () => {
    const app = healthRoutes({
      whyNotReady: () => Promise.resolve([]),
      readState: () => Promise.reject(new Error('nobody asks for figures here')),
      metrics: { contentType: '' } as never,
    })
    const probed = [
      ...all(dockerfile, /PORT\}(\/\w+)/g),
      ...all(unit, /%i(\/\w+)/g),
      ...all(caddyfile, /health_uri (\S+)/g),
      ...[container.startupProbe, container.livenessProbe, container.readinessProbe].map(({ httpGet }) => httpGet.path),
    ]
    expect(probed).toEqual(['/healthz', '/readyz', '/healthz', '/healthz', '/healthz', '/healthz'])
    for (const path of new Set(probed)) expect((await app.request(path)).status).toBe(200)
    for (const path of ['/metrics', '/readyz']) {
      expect(locations).toContain(`location = ${path} {\n  return 404;`)
      expect(/@within path (.*)/.exec(caddyfile)?.[1]?.split(' ')).toContain(path)
    }
  })

  it('lets in front what Portico takes', () => {
    const longest = Math.max(26 * 2 ** 20, longestWithFiles(receivedKinds))
    const ingress = read('deploy/kubernetes/ingress.yaml')
    const limits = [
      /^client_max_body_size (\d+)m;/m.exec(locations),
      /max_size (\d+)MiB/.exec(caddyfile),
      /proxy-body-size: (\d+)m/.exec(ingress),
    ]
    for (const limit of limits) expect(Number(limit?.[1]) * 2 ** 20).toBeGreaterThanOrEqual(longest)
    const archive = `/admin${moveContentPath}/archive`
    expect(locations).toContain(`location = ${archive} {\n  client_max_body_size 0;`)
    expect(caddyfile).toContain(`@short not path ${archive}\n`)
    // A POST that was sent is never sent again.
    expect(locations.match(/^proxy_next_upstream .*$/m)?.[0]).toBe('proxy_next_upstream error timeout;')
    expect(caddyfile).not.toMatch(/^\s*lb_retry_match/m)
  })

  it('says to Varnish what Portico says itself', () => {
    const vcl = read('deploy/varnish/default.vcl')
    // Browsers that are given a kept page get the cookie that Portico would have set.
    const [, attributes] = languageCookie('zh').split('lang=zh')
    expect(vcl).toContain(`set resp.http.Set-Cookie = "lang=" + req.http.X-Cdn-First + "${attributes}";`)
    const [, key] = /Surrogate-Key !~ "(.*)"\)/.exec(vcl) ?? []
    const keys = ['news', 'news:1', 'site-settings', '*', 'a b|c"(新'].map(keyOf)
    expect(keys.join(' ')).toMatch(new RegExp(key ?? 'none'))
    expect('news|site').not.toMatch(new RegExp(key ?? 'none'))
    const { 'Surrogate-Control': control = '' } = cdnHeaders({ tags: [] }, { keepSeconds: 3600 })
    const seconds = (name: string) => Number(new RegExp(`${name}=(\\d+)`).exec(control)?.[1])
    expect(vcl).toContain(`set req.grace = ${seconds('stale-while-revalidate')}s;`)
    expect(all(vcl, /grace = (\d+)h;/g).map((hours) => Number(hours) * 3600)).toEqual(
      Array.from({ length: 2 }, () => seconds('stale-if-error')),
    )
    // What only Varnish needs leaves with nothing that is sent to a browser.
    for (const name of ['Surrogate-Control', 'Surrogate-Key', 'X-Cdn-Vary', 'X-Varnish'])
      expect(vcl).toContain(`unset resp.http.${name};`)
  })

  it('agrees on ports, addresses and who runs it', () => {
    const { 'app-1': one, 'app-2': two, nginx } = compose.services
    const port = /^EXPOSE (\d+)$/m.exec(dockerfile)?.[1]
    expect(dockerfile).toContain(` PORT=${port} `)
    expect(container.ports.map(({ containerPort }) => String(containerPort))).toEqual([port])
    const behind = [one, two].map(({ networks }) => `${networks.front.ipv4_address}:${port}`)
    expect(all(composeFront, /server (\S+) max_fails/g)).toEqual(behind)
    expect(one.environment['TRUSTED_PROXIES']).toBe(nginx.networks.front.ipv4_address)
    expect(/^USER (\d+):/m.exec(dockerfile)?.[1]).toBe(String(pod.securityContext.runAsUser))
  })

  it('gives a process no more than it needs', () => {
    for (const service of Object.values(compose.services).filter(
      ({ read_only: isReadOnly }) => isReadOnly !== undefined,
    ))
      expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'] })
    expect(compose.services['app-1'].read_only).toBe(true)
    expect(pod).toMatchObject({
      automountServiceAccountToken: false,
      securityContext: { runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } },
    })
    expect(container.securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    })
  })
})
