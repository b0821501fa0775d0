import { existsSync } from 'node:fs'

export const firefoxPath = '/usr/bin/firefox-esr'
export const webkitDriverPath = '/usr/bin/WebKitWebDriver'
export const xvfbPath = '/usr/bin/Xvfb'

/** Debian's packages by a file of each. The last is what both engines decode videos with. */
const packages = {
  'firefox-esr': firefoxPath,
  'webkit2gtk-driver': webkitDriverPath,
  xvfb: xvfbPath,
  'gstreamer1.0-libav': '/usr/share/doc/gstreamer1.0-libav',
}

/** What to install before the engines can be tested, or `undefined` when all is there. */
export function missingEngines(): string | undefined {
  const missing = Object.entries(packages).flatMap(([name, path]) => (existsSync(path) ? [] : [name]))
  return missing.length === 0
    ? undefined
    : `Firefox and WebKit are not all there. Install them: \`apt-get install ${missing.join(' ')}\`.`
}
