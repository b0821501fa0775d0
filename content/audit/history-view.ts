interface Versioned {
  versions?: unknown
  admin?: { components?: { views?: { edit?: object } } }
}

/** The list of versions that tells each language's state and the author, in place of Payload's, for what has versions. */
export function withHistory<Config extends Versioned>(config: Config): Config {
  if (!config.versions) return config
  const { admin } = config
  const edit = { ...admin?.components?.views?.edit, versions: { Component: '/audit/versions-view.tsx#VersionsView' } }
  const views = { ...admin?.components?.views, edit }
  return { ...config, admin: { ...admin, components: { ...admin?.components, views } } }
}
