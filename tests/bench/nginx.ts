import { spawn } from 'node:child_process'
import { chmod, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ask } from '../process/ask.ts'
import { findFreePort } from '../process/free-port.ts'
import { poll } from '../process/poll.ts'
import { onMeasuredCore } from './load.ts'

const configuration = (folder: string, port: number) => `
master_process off;
daemon off;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 1024; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_timeout 65;
  keepalive_requests 1000000000;
  open_file_cache max=100;
  types { text/html html; }
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  server {
    listen 127.0.0.1:${port};
    root ${folder}/site;
    index index.html;
    gzip_static on;
  }
}
`

/**
 * nginx with one page as a compressed file: the measure that stored pages are held against. A file given beside it is at
 * `/file.bin`, sent by `sendfile`.
 */
export async function startNginx(page: {
  html: string
  gzip: Buffer
  file?: string
}): Promise<{ url: string; pid: number; stop: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'portico-nginx-'))
  const port = await findFreePort()
  await mkdir(join(folder, 'site'))
  await writeFile(join(folder, 'site/index.html'), page.html)
  await writeFile(join(folder, 'site/index.html.gz'), page.gzip)
  if (page.file !== undefined) await symlink(page.file, join(folder, 'site/file.bin'))
  await writeFile(join(folder, 'nginx.conf'), configuration(folder, port))
  // Its worker must be allowed to read the files, whoever it runs as.
  await chmod(folder, 0o755)
  const [command = '', ...prefix] = onMeasuredCore
  const environment = { ...process.env, PATH: `${process.env.PATH ?? ''}:/usr/sbin` }
  const child = spawn(command, [...prefix, 'nginx', '-p', folder, '-c', join(folder, 'nginx.conf')], {
    env: environment,
    stdio: 'ignore',
  })
  const ended = new Promise((resolve) => {
    child.once('close', resolve)
  })
  const origin = `http://127.0.0.1:${port}`
  await poll(async () => (await ask(`${origin}/`).catch(() => undefined))?.status === 200, {
    within: 5000,
    for: 'nginx to answer',
  })
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
    await rm(folder, { recursive: true, force: true })
  }
  return { url: `${origin}/`, pid: child.pid ?? 0, stop }
}
