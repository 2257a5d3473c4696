import { readFileSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'

/** Three builds: the browser's, the worker (by the plugin, after the browser's), and the entry that the server renders with. */
export default defineConfig({
  appType: 'custom',
  publicDir: 'public',
  plugins: [
    react(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'sw',
      filename: 'sw.ts',
      registerType: 'prompt',
      injectRegister: false,
      manifest: JSON.parse(readFileSync(new URL('manifest.webmanifest', import.meta.url), 'utf8')),
      injectManifest: {
        // Every screen is precached: a page that was never opened still says what it can without a network.
        globPatterns: ['assets/*.{js,css}', 'assets/*-latin-wght-normal*.woff2', 'icons/*.svg'],
        globIgnores: ['**/sw.js', 'manifest.webmanifest'],
        // The server puts the shell's revision in for each tenant when it serves the worker.
        additionalManifestEntries: [{ url: '/_shell', revision: '__SHELL_REVISION__' }],
        rollupFormat: 'iife',
      },
    }),
  ],
  // Short class names: they stand in the markup many times over.
  css: { modules: { generateScopedName: '_[hash:base64:5]' } },
  builder: {
    async buildApp(builder) {
      for (const name of ['client', 'ssr']) await builder.build(builder.environments[name]!)
    },
  },
  environments: {
    client: {
      build: {
        outDir: 'dist/client', manifest: true, target: 'es2024', assetsInlineLimit: 0, modulePreload: { polyfill: false }, // One part in a hundred smaller than the built-in minifier: the budget of the first load is that tight.
        minify: 'terser', terserOptions: { ecma: 2020, module: true, compress: { passes: 3 } },
        rolldownOptions: {
          input: ['src/entry-client.tsx'],
          output: { codeSplitting: { groups: [
            { name: 'vendor', test: /node_modules[\\/](react|react-dom|scheduler|react-router|cookie-es|@tanstack[\\/](query-core|react-query))[\\/]/, priority: 2 },
            // What most pages share travels in one piece: small chunks compress badly, and each costs a request.
            // Not what only pieces that come later share: the first load does without.
            { name: 'kit', test: /src[\\/](?!features|.*[\\/](?:splash|contrast|cookies|constants))(?!.*css)/, minShareCount: 3, priority: 1 },
          ] } },
        },
      },
    },
    ssr: {
      build: { outDir: 'dist/server', ssr: true, emitAssets: false, copyPublicDir: false, rolldownOptions: { input: { 'entry-server': 'src/entry-server.tsx' } } },
    },
  },
})
