import { connect } from 'node:tls'
import { isIP } from 'node:net'
import type { Check, Examined, Finding } from './finding.ts'

/** How long the own address may take to answer, in milliseconds. */
const patience = 8000
const day = 24 * 60 * 60_000

/** Names that no visitor outside can open (RFC 2606, RFC 6762), and addresses without a name. */
const isLocalName = (host: string) =>
  isIP(host.replaceAll(/[[\]]/g, '')) !== 0 ||
  /(?:^|\.)(?:localhost|local|internal|lan|test|example|invalid|example\.(?:com|net|org))$/.test(host)

/** What the address says by itself, without being asked. */
function judgeAddress({ env }: Examined): Finding[] {
  const { PUBLIC_URL, TRUSTED_PROXIES } = env
  if (PUBLIC_URL === undefined)
    return [
      {
        name: 'no-address',
        level: 'error',
        said: {
          zh: '没有设置网站地址，邮件、站点地图和订阅源里的链接都指向本机。',
          en: 'The site has no address, so links in mails, the sitemap and feeds lead to this machine.',
        },
        fix: {
          zh: '把PUBLIC_URL设为访客使用的地址，例如https://www.example.com。',
          en: 'Set PUBLIC_URL to the address that visitors use, for example https://www.example.com.',
        },
      },
    ]
  const { hostname, protocol } = new URL(PUBLIC_URL)
  const found: Finding[] = []
  if (protocol === 'http:')
    found.push({
      name: 'not-encrypted',
      level: 'error',
      said: {
        zh: '网站地址没有加密，密码会明文传输。',
        en: 'The address is not encrypted: passwords travel as plain text.',
      },
      fix: {
        zh: '在反向代理上配置证书，并把PUBLIC_URL改为https://。',
        en: 'Give the reverse proxy a certificate and change PUBLIC_URL to https://.',
      },
    })
  if (isLocalName(hostname))
    found.push({
      name: 'address-is-local',
      level: 'error',
      said: { zh: `${hostname}不是访客能打开的域名。`, en: `${hostname} is no name that visitors can open.` },
      fix: { zh: '把PUBLIC_URL设为正式域名。', en: 'Set PUBLIC_URL to the domain of the site.' },
    })
  // The process has no TLS of its own: an address with it is answered by a proxy.
  if (protocol === 'https:' && TRUSTED_PROXIES.length === 0)
    found.push({
      name: 'proxy-not-trusted',
      level: 'error',
      said: {
        zh: '没有设置可信代理，所有访客都被当成同一个地址，会一起触发频率限制。',
        en: 'No proxy is trusted, so all visitors count as one address and reach the rate limits together.',
      },
      fix: {
        zh: '把反向代理的地址写进TRUSTED_PROXIES，例如127.0.0.1。',
        en: 'Name the reverse proxy’s address in TRUSTED_PROXIES, for example 127.0.0.1.',
      },
    })
  return found
}

const unreachable = (url: string, reason: string): Finding => ({
  name: 'not-reachable',
  level: 'error',
  said: { zh: `本机打不开${url}：${reason}。`, en: `This machine cannot open ${url}: ${reason}.` },
  fix: {
    zh: '检查域名解析、防火墙、反向代理和证书。如果服务器本身不能访问自己的公网地址，可以忽略。',
    en: 'Look at the name’s DNS, the firewall, the proxy and the certificate. Where a server cannot reach its own public address, ignore this.',
  },
})

/** The code of a failed connection, which says more than “fetch failed”. */
const reasonOf = (error: unknown): string => {
  const { cause, name } = error as { cause?: { code?: string; message?: string }; name?: string }
  return cause?.code ?? cause?.message ?? name ?? 'unknown'
}

const ask = (url: string) =>
  fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(patience), headers: { accept: 'text/html, */*' } })

/** Asks the site by its own address, as a visitor does. Nobody else is asked. */
async function askAddress(origin: string, now: number): Promise<Finding[]> {
  const found: Finding[] = []
  try {
    const health = await ask(`${origin}/healthz`)
    const text = (await health.text()).slice(0, 100)
    if (health.status !== 200 || text !== 'ok')
      return [
        {
          name: 'somebody-else-answers',
          level: 'error',
          said: {
            zh: `${origin}的应答不是本站的（状态${health.status}）。`,
            en: `What answers at ${origin} is not this site (status ${health.status}).`,
          },
          fix: {
            zh: '检查反向代理是否把整个域名转发给本进程。',
            en: 'Check that the reverse proxy passes the whole domain on to this process.',
          },
        },
      ]
    found.push(...judgeClock(health.headers.get('date'), now))
    const page = await ask(`${origin}/`)
    const robots = await (await ask(`${origin}/robots.txt`)).text()
    if (/noindex/i.test(page.headers.get('x-robots-tag') ?? '') || /^disallow:\s*\/\s*$/im.test(robots))
      found.push({
        name: 'search-engines-refused',
        level: 'error',
        said: { zh: '搜索引擎被拒绝收录整个网站。', en: 'Search engines are told to leave the whole site out.' },
        fix: {
          zh: '去掉反向代理加上的X-Robots-Tag或robots.txt规则，它们通常是测试环境留下的。',
          en: 'Remove the X-Robots-Tag or the robots.txt that the proxy adds: they are often left from a test system.',
        },
      })
  } catch (error) {
    return [unreachable(origin, reasonOf(error))]
  }
  return found
}

function judgeClock(date: string | null, now: number): Finding[] {
  const there = Date.parse(date ?? '')
  if (Number.isNaN(there) || Math.abs(there - now) < 60_000) return []
  return [
    {
      name: 'clock-of-proxy',
      level: 'warning',
      said: {
        zh: `反向代理的时钟与本机相差${Math.round(Math.abs(there - now) / 1000)}秒。`,
        en: `The clock of the proxy differs from this one by ${Math.round(Math.abs(there - now) / 1000)} seconds.`,
      },
      fix: { zh: '两台机器都开启时间同步（NTP）。', en: 'Let both machines follow a time server (NTP).' },
    },
  ]
}

/** When the certificate ends that is shown for the address, as milliseconds; undefined without an answer. */
function readCertificateEnd({ hostname, port }: URL): Promise<number | undefined> {
  return new Promise((resolve) => {
    const host = hostname.replaceAll(/[[\]]/g, '')
    const servername = isIP(host) === 0 ? host : ''
    // Whether it is trusted is what the request above tells.
    const socket = connect({ host, port: Number(port || 443), servername, rejectUnauthorized: false }, () => {
      const end = Date.parse(socket.getPeerCertificate().valid_to)
      socket.destroy()
      resolve(Number.isNaN(end) ? undefined : end)
    })
    socket.setTimeout(patience, () => socket.destroy())
    socket.once('error', () => resolve(undefined))
    socket.once('close', () => resolve(undefined))
  })
}

async function judgeCertificate(url: URL, now: number): Promise<Finding[]> {
  const end = await readCertificateEnd(url)
  const days = end === undefined ? Infinity : Math.floor((end - now) / day)
  if (days >= 21) return []
  return [
    {
      name: 'certificate-ends',
      level: days < 7 ? 'error' : 'warning',
      said:
        days < 0
          ? { zh: '证书已经过期。', en: 'The certificate has expired.' }
          : { zh: `证书还有${days}天到期。`, en: `The certificate ends in ${days} days.` },
      fix: {
        zh: '更新证书，并检查自动续期为什么没有执行。',
        en: 'Renew it, and find out why the automatic renewal has not.',
      },
    },
  ]
}

/** Whether the address without TLS leads on. Nothing listening there is fine too. */
async function judgePlainAddress({ hostname }: URL): Promise<Finding[]> {
  const answer = await ask(`http://${hostname}/`).catch(() => undefined)
  if (answer === undefined || (answer.headers.get('location') ?? '').startsWith('https://')) return []
  return [
    {
      name: 'plain-address-stays',
      level: 'warning',
      said: {
        zh: `http://${hostname}没有转到加密的地址。`,
        en: `http://${hostname} does not lead to the encrypted address.`,
      },
      fix: { zh: '在反向代理上把http转到https。', en: 'Redirect http to https in the reverse proxy.' },
    },
  ]
}

/** The address of the site, the proxy before it and its certificate. */
export const checkAddress: Check = async (examined) => {
  const found = judgeAddress(examined)
  const { PUBLIC_URL } = examined.env
  if (PUBLIC_URL === undefined) return found
  const url = new URL(PUBLIC_URL)
  const isEncrypted = url.protocol === 'https:'
  const asked = await Promise.all([
    askAddress(PUBLIC_URL, examined.now),
    isEncrypted ? judgeCertificate(url, examined.now) : [],
    isEncrypted && url.port === '' ? judgePlainAddress(url) : [],
  ])
  return [...found, ...asked.flat()]
}
