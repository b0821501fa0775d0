import { createClamd } from '#lib/files/clamd.ts'
import { openBucket } from '#lib/files/bucket.ts'
import { releaseStore } from '#lib/files/open-store.ts'
import type { Env } from '#lib/env.ts'
import type { Check, Finding } from './finding.ts'
import { checkMachine } from './machine.ts'

/** How long the scanner may take for a file of a few bytes, in milliseconds. */
const patience = 8000

interface Rule extends Finding {
  /** Whether the environment is so. */
  applies: (env: Env) => boolean
}

/** Settings that are meant for a developer or for a bad day, and are forgotten. */
const rules: Rule[] = [
  {
    name: 'not-production',
    applies: ({ NODE_ENV, PUBLIC_URL }) => NODE_ENV !== 'production' && PUBLIC_URL !== undefined,
    level: 'error',
    said: {
      zh: '进程不在生产模式下运行：更慢，而且会公开内部信息。',
      en: 'The process does not run in production mode: it is slower and shows internals.',
    },
    fix: { zh: '去掉变量NODE_ENV。', en: 'Remove the variable NODE_ENV.' },
  },
  {
    name: 'no-rate-limits',
    applies: ({ RATE_LIMITS }) => RATE_LIMITS === 'off',
    level: 'error',
    said: {
      zh: '频率限制已关闭，密码可以无限次地猜。',
      en: 'Rate limits are off: passwords can be guessed without limit.',
    },
    fix: { zh: '去掉RATE_LIMITS=off。', en: 'Remove RATE_LIMITS=off.' },
  },
  {
    name: 'no-stores',
    applies: ({ CALL_STORE, PAGE_STORE }) => PAGE_STORE === 'off' || CALL_STORE === 'off',
    level: 'warning',
    said: {
      zh: '页面或接口的缓存已关闭，每次访问都重新计算。',
      en: 'Pages or calls aren’t cached: every visit recomputes them.',
    },
    fix: { zh: '去掉PAGE_STORE=off和CALL_STORE=off。', en: 'Remove PAGE_STORE=off and CALL_STORE=off.' },
  },
  {
    name: 'log-too-loud',
    applies: ({ LOG_LEVEL }) => LOG_LEVEL === 'trace' || LOG_LEVEL === 'debug',
    level: 'warning',
    said: {
      zh: '日志级别是调试用的，磁盘会很快写满。',
      en: 'The log is set to debug level, and fills the disk.',
    },
    fix: { zh: '把LOG_LEVEL改回info。', en: 'Set LOG_LEVEL back to info.' },
  },
  {
    name: 'log-silent',
    applies: ({ LOG_LEVEL }) => LOG_LEVEL === 'silent' || LOG_LEVEL === 'fatal',
    level: 'warning',
    said: { zh: '日志里看不到错误。', en: 'The log does not show errors.' },
    fix: { zh: '把LOG_LEVEL改回info。', en: 'Set LOG_LEVEL back to info.' },
  },
  {
    name: 'former-secrets',
    applies: ({ PORTICO_FORMER_SECRETS }) => PORTICO_FORMER_SECRETS.length > 0,
    level: 'note',
    said: {
      zh: '旧密钥仍然有效：用它封存和签名的内容还会被接受。',
      en: 'Former secrets still hold: what was sealed and signed with them is accepted.',
    },
    fix: {
      zh: '运行npm run secret:rotate之后，从PORTICO_FORMER_SECRETS中去掉它们。',
      en: 'Run npm run secret:rotate, then take them out of PORTICO_FORMER_SECRETS.',
    },
  },
  {
    name: 'admin-everywhere',
    applies: ({ ADMIN, ADMIN_HOSTS, PUBLIC_URL }) =>
      ADMIN === 'on' && ADMIN_HOSTS.length === 0 && PUBLIC_URL !== undefined,
    level: 'note',
    said: {
      zh: '后台在网站的公开域名下，谁都能打开登录页。',
      en: 'The admin answers at the public name: anyone can open its sign-in page.',
    },
    fix: {
      zh: '如果员工只从内网使用，把内网域名写进ADMIN_HOSTS。',
      en: 'If staff use it only from inside, name the internal host in ADMIN_HOSTS.',
    },
  },
  {
    name: 'no-scanner',
    applies: ({ CLAMD_URL }) => CLAMD_URL === undefined,
    level: 'note',
    said: { zh: '访客发来的文件没有经过病毒扫描。', en: 'Files from visitors aren’t scanned for viruses.' },
    fix: { zh: '安装ClamAV，把CLAMD_URL指向它的守护进程。', en: 'Install ClamAV and point CLAMD_URL to its daemon.' },
  },
  {
    name: 'no-link-check',
    applies: ({ LINK_CHECK }) => LINK_CHECK === 'off',
    level: 'note',
    said: { zh: '站外链接不再检查。', en: 'Links to other sites are not checked.' },
    fix: {
      zh: '服务器能访问外网时，去掉LINK_CHECK=off。',
      en: 'Where the server reaches the internet, remove LINK_CHECK=off.',
    },
  },
]

async function askScanner({ CLAMD_URL }: Env): Promise<Finding[]> {
  if (CLAMD_URL === undefined) return []
  try {
    await createClamd(CLAMD_URL, patience).scan(
      (async function* () {
        yield new TextEncoder().encode('Portico')
      })(),
    )
    return []
  } catch (error) {
    const { message } = error as Error
    return [
      {
        name: 'scanner-away',
        level: 'error',
        said: {
          zh: `病毒扫描程序没有应答（${message}），访客的文件收下后无法交给员工。`,
          en: `The virus scanner does not answer (${message}): files of visitors are kept and handed to nobody.`,
        },
        fix: { zh: '启动clamd，并检查CLAMD_URL。', en: 'Start clamd, and check CLAMD_URL.' },
      },
    ]
  }
}

async function askBucket({ DOWNLOADS_BUCKET_URL }: Env): Promise<Finding[]> {
  if (DOWNLOADS_BUCKET_URL === undefined) return []
  try {
    // No release has this file, so a bucket that works says that it is missing.
    await releaseStore.size('0'.repeat(64))
    return []
  } catch (error) {
    return [
      {
        name: 'bucket-away',
        level: 'error',
        said: {
          zh: `下载文件的存储桶没有应答（${(error as Error).name}），访客下载不了。`,
          en: `The bucket of the downloads does not answer (${(error as Error).name}): visitors cannot download.`,
        },
        fix: {
          zh: '检查DOWNLOADS_BUCKET_URL的主机、密钥和权限。',
          en: 'Check host, keys and rights in DOWNLOADS_BUCKET_URL.',
        },
      },
    ]
  }
}

async function askStorage({ STORAGE_URL }: Env): Promise<Finding[]> {
  if (STORAGE_URL === undefined) return []
  try {
    await openBucket(STORAGE_URL).facts('installation')
    return []
  } catch (error) {
    const { name } = ((error as Error).cause ?? error) as Error
    return [
      {
        name: 'storage-away',
        level: 'error',
        said: {
          zh: `文件的存储桶没有应答（${name}）：新文件收不下，这个进程还没有取过的文件打不开。`,
          en: `The bucket of the files does not answer (${name}): no new file is taken, and those that this process has not fetched yet cannot be read.`,
        },
        fix: { zh: '检查STORAGE_URL的主机、密钥和权限。', en: 'Check host, keys and rights in STORAGE_URL.' },
      },
    ]
  }
}

/** The settings of the process, and the services that it needs. */
export const checkOperation: Check = async ({ env }) => {
  const settings = rules.filter(({ applies }) => applies(env)).map(({ applies: _applies, ...finding }) => finding)
  return [
    ...settings,
    ...(await askScanner(env)),
    ...(await askBucket(env)),
    ...(await askStorage(env)),
    ...(await checkMachine(env)),
  ]
}
