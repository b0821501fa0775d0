import { relative } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'

/** What a browser may be sent of our own code; everything else is the server's and fails the build. */
const forBrowsers = /^(?:site\/|lib\/(?:locale|errors|head-fragment)\.ts$|portal\/(?:client|envelope)\.ts$)/

/** Fails the build when a module of the server is imported by code that reaches the browser. */
function guardBrowser(): Plugin {
  return {
    name: 'portico-guard-browser',
    applyToEnvironment: (environment) => environment.name === 'client',
    load(id) {
      const file = relative(import.meta.dirname, id.split('?')[0] ?? '')
      const isOurs = !file.startsWith('..') && !file.startsWith('node_modules') && /\.tsx?$/.test(file)
      if (isOurs && !forBrowsers.test(file)) this.error(`${file} belongs to the server and must not reach the browser`)
    },
  }
}

export default defineConfig({
  plugins: [guardBrowser(), tailwindcss(), reactRouter()],
  build: { assetsInlineLimit: 0 },
  server: { watch: { ignored: ['**/data/**', '**/admin/**', '**/build/**'] } },
})
