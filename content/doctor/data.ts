import { stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { sqliteFile } from '#content/database.ts'
import { plansPath } from '#content/plan/view.ts'
import { openAsk } from '#content/search/ask.ts'
import { formerSecretsFile, secretFile } from '#lib/crypto/find-secrets.ts'
import { formatSize } from '#lib/format-size.ts'
import type { Check, Examined, Finding } from './finding.ts'
import { readLastBackup } from './last-backup.ts'
import { readQueues } from './queues.ts'

const day = 24 * 60 * 60_000
const mb = 1024 * 1024
const gb = 1024 * mb

/** Numbers by which Linux tells file systems of other machines (statfs(2)). */
const remoteFileSystems = new Map([
  [0x69_69, 'NFS'],
  [0xff_53_4d_42, 'CIFS'],
  [0xfe_53_4d_42, 'SMB2'],
  [0x01_02_19_97, '9P'],
  [0x00_c3_64_00, 'Ceph'],
])

async function judgeDisk({ env }: Examined): Promise<Finding[]> {
  const { bavail, blocks, bsize, ffree, files, type } = await statfs(env.DATA_DIR)
  const free = bavail * bsize
  const found: Finding[] = []
  if (free < 2 * gb || free < (blocks * bsize) / 20) {
    const isUrgent = free < Math.max(512 * mb, 4 * env.DISK_RESERVE_MB * mb)
    found.push({
      name: 'disk-full',
      level: isUrgent ? 'error' : 'warning',
      said: {
        zh: `数据文件夹所在的磁盘只剩${formatSize(free)}。少于${env.DISK_RESERVE_MB}MB时网站不再接受任何写入。`,
        en: `The disk of the data folder has ${formatSize(free)} left. Below ${env.DISK_RESERVE_MB} MB the site takes no more changes.`,
      },
      fix: { zh: '删掉不用的文件，或换大一些的磁盘。', en: 'Delete what is not needed, or give it a larger disk.' },
    })
  }
  if (files > 0 && ffree < files / 20)
    found.push({
      name: 'disk-entries',
      level: 'warning',
      said: { zh: '磁盘上能再建的文件不多了（inode将尽）。', en: 'The disk can hold few more files (inodes run out).' },
      fix: {
        zh: '删掉大量的小文件，或重新划分磁盘。',
        en: 'Delete small files in great number, or make the file system anew.',
      },
    })
  const remote = remoteFileSystems.get(type)
  if (remote !== undefined && env.DATABASE_URL === undefined)
    found.push({
      name: 'database-on-network',
      level: 'error',
      said: {
        zh: `SQLite数据库在网络文件系统（${remote}）上，那里的锁不可靠，数据可能损坏。`,
        en: `The SQLite database lies on a network file system (${remote}), where locks do not hold and data can be damaged.`,
      },
      fix: {
        zh: '把DATA_DIR放到本机磁盘，或改用PostgreSQL。',
        en: 'Move DATA_DIR to a local disk, or use PostgreSQL.',
      },
    })
  return found
}

const neverMade: Finding = {
  name: 'no-backup',
  level: 'error',
  said: { zh: '还没有做过备份。', en: 'No backup has ever been made.' },
  fix: {
    zh: '每天运行npm run backup -- 文件名，并把备份和密码分开保存在别的机器上。',
    en: 'Run npm run backup -- FILE every day, and keep it on another machine, its passphrase elsewhere.',
  },
}

async function judgeBackups({ env, now }: Examined): Promise<Finding[]> {
  const { madeAt, verifiedAt } = await readLastBackup(env.DATA_DIR)
  if (madeAt === undefined) return [neverMade]
  const found: Finding[] = []
  const days = Math.floor((now - Date.parse(madeAt)) / day)
  if (days >= 2)
    found.push({
      name: 'backup-old',
      level: days >= 7 ? 'error' : 'warning',
      said: { zh: `最近一次备份是${days}天前做的。`, en: `The last backup was made ${days} days ago.` },
      fix: { zh: '检查每天备份的定时任务。', en: 'Look at the job that makes it every day.' },
    })
  if (verifiedAt === undefined || now - Date.parse(verifiedAt) > 90 * day)
    found.push({
      name: 'backup-not-tried',
      level: 'warning',
      said: {
        zh: '三个月内没有检验过备份能否恢复。',
        en: 'No backup has been verified in the last three months.',
      },
      fix: {
        zh: '运行npm run backup:verify -- 文件名，它会在临时位置恢复并逐项核对。',
        en: 'Run npm run backup:verify -- FILE: it restores the backup in a temporary place and compares it.',
      },
    })
  return found
}

/** Bits of a file's mode that let everybody on the machine read it, and those that let its group. */
const readableByAll = 0o004
const readableByGroup = 0o040

async function judgeRights({ env }: Examined): Promise<Finding[]> {
  const bits: [file: string, bits: number][] = [
    [secretFile(env), readableByAll | readableByGroup],
    [formerSecretsFile(env), readableByAll | readableByGroup],
    [join(env.DATA_DIR, 'demo-password'), readableByAll | readableByGroup],
    ...(env.DATABASE_URL === undefined ? [[sqliteFile(env), readableByAll] satisfies [string, number]] : []),
  ]
  const folder = await stat(env.DATA_DIR)
  const open: string[] = []
  for (const [file, refused] of bits) {
    const mode = (await stat(file).catch(() => undefined))?.mode ?? 0
    // Where others cannot enter the folder, a file's own rights let nobody in.
    const reach = (folder.mode & 0o001 ? readableByAll : 0) | (folder.mode & 0o010 ? readableByGroup : 0)
    if ((mode & refused & reach) !== 0) open.push(file)
  }
  if (open.length === 0) return []
  const list = open.join(' ')
  return [
    {
      name: 'files-open-to-others',
      level: 'error',
      said: { zh: `这台机器上的其他账户能读到：${list}`, en: `Other accounts of this machine can read: ${list}` },
      fix: { zh: `运行chmod 600 ${list}`, en: `Run chmod 600 ${list}` },
    },
  ]
}

/** PostgreSQL on another machine, without TLS. */
function judgeConnection({ env }: Examined): Finding[] {
  if (env.DATABASE_URL === undefined) return []
  // Not a URL as the standard has it: the host may be missing, or stand in the query as the folder of a socket.
  const [, inAddress = '', query = ''] = /^\w+:\/\/(?:[^@/?]*@)?([^/?]*)[^?]*(?:\?(.*))?$/.exec(env.DATABASE_URL) ?? []
  const parameters = new URLSearchParams(query)
  const host = parameters.get('host') ?? inAddress.replace(/:\d+$/, '')
  const isHere = host === '' || /^(?:localhost|127\.\d+\.\d+\.\d+|\[?::1\]?|\/.*|%2f.*)$/i.test(host)
  const mode = parameters.get('sslmode') ?? 'disable'
  if (isHere || !['disable', 'allow', 'prefer'].includes(mode)) return []
  return [
    {
      name: 'database-not-encrypted',
      level: 'warning',
      said: {
        zh: '到PostgreSQL的连接经过网络，却没有要求加密。',
        en: 'The connection to PostgreSQL crosses a network and does not ask for encryption.',
      },
      fix: { zh: '在DATABASE_URL后加上?sslmode=verify-full。', en: 'Add ?sslmode=verify-full to DATABASE_URL.' },
    },
  ]
}

/** A clock that is wrong makes sessions, plans and one-time codes fail. */
async function judgeClocks({ content, env, now }: Examined): Promise<Finding[]> {
  if (content === undefined) return []
  const ask = openAsk(content.payload)
  const [newest] = await ask('SELECT max(at) AS at FROM portico_audit')
  const ahead = Number(newest?.at ?? 0) - now
  const found: Finding[] = []
  if (ahead > 60_000)
    found.push({
      name: 'clock-went-back',
      level: 'error',
      said: {
        zh: `本机时钟比操作日志最后一条晚了${Math.ceil(ahead / 60_000)}分钟：它被往回调过，或者走慢了。`,
        en: `The clock is ${Math.ceil(ahead / 60_000)} minutes behind the last entry of the audit log: it was set back, or is slow.`,
      },
      fix: { zh: '开启时间同步（NTP）。', en: 'Let the machine follow a time server (NTP).' },
    })
  if (env.DATABASE_URL === undefined) return found
  const before = Date.now()
  const [row] = await ask('SELECT extract(epoch FROM clock_timestamp()) * 1000 AS at')
  const off = Number(row?.at) - (before + Date.now()) / 2
  if (Math.abs(off) > 5000)
    found.push({
      name: 'clock-of-database',
      level: 'warning',
      said: {
        zh: `数据库服务器的时钟与本机相差${Math.round(Math.abs(off) / 1000)}秒。`,
        en: `The clock of the database server differs from this one by ${Math.round(Math.abs(off) / 1000)} seconds.`,
      },
      fix: { zh: '两台机器都开启时间同步（NTP）。', en: 'Let both machines follow a time server (NTP).' },
    })
  return found
}

/** How long may wait what the process itself comes to within a minute, in milliseconds: as in the alarm rules. */
const planPatience = 5 * 60_000
const scanPatience = 30 * 60_000

/** Work that stands still. Mails are judged with the mail server. */
async function judgeQueues({ content, now }: Examined): Promise<Finding[]> {
  if (content === undefined) return []
  const { plans, scan } = (await readQueues(content.payload, now)).queues
  const found: Finding[] = []
  if (now - (plans.oldest ?? now) > planPatience)
    found.push({
      name: 'plans-late',
      level: 'error',
      said: {
        zh: `有${plans.length}项发布计划到时没有执行。`,
        en:
          plans.length === 1
            ? '1 planned publication was due and was not carried out.'
            : `${plans.length} planned publications were due and were not carried out.`,
      },
      fix: {
        zh: '检查网站进程是否在运行；在运行就看日志。急的先手动发布。',
        en: 'Is the site running? If so, read its log. What is urgent can be published by hand.',
      },
      href: `/admin${plansPath}`,
    })
  if (now - (scan.oldest ?? now) > scanPatience)
    found.push({
      name: 'files-held',
      level: 'error',
      said: {
        zh: `有${scan.length}个访客发来的文件等病毒扫描已超过半小时，员工还打不开。`,
        en:
          scan.length === 1
            ? '1 file from a visitor has waited for the virus scanner for over half an hour; nobody can open it.'
            : `${scan.length} files from visitors have waited for the virus scanner for over half an hour; nobody can open them.`,
      },
      fix: {
        zh: '启动clamd，并检查CLAMD_URL：去掉这个变量，这些文件也不会放行。',
        en: 'Start clamd and check CLAMD_URL. Without that variable they stay held.',
      },
    })
  return found
}

const databaseAway: Finding = {
  name: 'database-away',
  level: 'error',
  said: {
    zh: '数据库打不开，所以内容、账户和邮件没有检查。',
    en: 'The database cannot be opened, so content, accounts and mails were not checked.',
  },
  fix: {
    zh: '检查DATABASE_URL和数据库服务器，或DATA_DIR。',
    en: 'Look at DATABASE_URL and its server, or at DATA_DIR.',
  },
}

/** The disk, the database, its backups, and the clock that all of them go by. */
export const checkData: Check = async (examined) => {
  const asked = [judgeDisk, judgeBackups, judgeRights, judgeClocks, judgeQueues].map((judge) => judge(examined))
  const found = [...judgeConnection(examined), ...(await Promise.all(asked)).flat()]
  return examined.content === undefined ? [databaseAway, ...found] : found
}
