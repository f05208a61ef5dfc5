/**
 * Who may import whom (docs/architecture.md, section 3): pages -> features, page-modules, forms -> services, state ->
 * router -> routes, platform -> lib; ui knows nobody above it, contract knows nobody, and the server never imports src.
 */
const above = {
  screens: '^src/(pages|packages)/',
  parts: '^src/(features|shared|page-modules|forms)/',
  stores: '^src/(services|state)/',
}
const rule = (name, comment, from, to) => ({
  name,
  comment,
  severity: 'error',
  from: typeof from === 'string' ? { path: from } : from,
  to: typeof to === 'string' ? { path: to } : to,
})

/**
 * Rules that a part of the server imports none above it. `parts` from the ground up, each with its reason; parts joined
 * by `|` stand side by side and do not know each other.
 */
function floors(...parts) {
  return parts.map(([part, comment], floor) => {
    const below = parts.slice(0, floor).map(([name]) => name)
    return rule(
      `server-${part.replace('|', '-and-')}-imports-downwards`,
      comment,
      `^server/src/(${part})/`,
      `^server/src/(?!(${['$1', ...below].join('|')})/)`,
    )
  })
}

module.exports = {
  forbidden: [
    rule('no-circular', 'A cycle has no bottom to start reading from; types count as well.', {}, { circular: true }),
    rule(
      'contract-knows-nobody',
      'Client and server share it, so it depends on neither.',
      '^contract/',
      '^(src|server|config|test|scripts)/',
    ),
    rule('contract-is-plain', 'It runs in mini-programs, browsers and Node alike.', '^contract/', {
      dependencyTypes: ['core'],
    }),
    rule('server-never-imports-src', 'The server must start without the client.', '^server/', '^(src|config|test)/'),
    rule(
      'server-loads-demo-at-run-time',
      'A server without demo sites starts, too: the seed is loaded by its path.',
      '^server/src/',
      '^demo/',
    ),
    rule(
      'loopback-through-ports',
      'Which vendor answers, the real one or its loopback server, is decided where the ports are created.',
      { path: '^server/src/', pathNot: '^server/src/ports/(create|index)[.]ts$' },
      '^server/loopback/',
    ),
    ...floors(
      ['core', 'The context, failures, texts and what the ports and the database offer: everything stands on it.'],
      ['lib', 'Pure helpers: no query and no call.'],
      ['db|ports', "They speak PostgreSQL and the vendors' protocols, and know neither calls nor what is sold."],
      ['opening', 'It opens, exports and imports whole sites.'],
      ['http', 'What every call passes through, whatever it is about.'],
      ['domains', 'What is sold, booked and written. What runs them (jobs, documents, the start) stands above.'],
    ),
    rule(
      'no-foreign-queries',
      'The SQL and the handlers of a resource are private to its domain. Others call its services and read its records; staff (ops, door) manage what they query, and the studio mirrors their routes.',
      {
        path: '^server/src/(?:domains/([^/]+)|jobs|documents|http|lib)/',
        pathNot: '^server/src/domains/(ops|door|studio/operation)/',
      },
      {
        path: '^server/src/domains/[^/]+/[^/]+/(queries|routes)[.]ts$',
        pathNot: '^server/src/domains/$1/',
        dependencyTypesNot: ['type-only'],
      },
    ),
    rule(
      'studio-imports-the-contract-alone',
      'A web app of its own, on the same contract.',
      '^studio/',
      '^(src|server|config|test|scripts|gallery|fixtures)/',
    ),
    rule(
      'nobody-imports-the-studio',
      'Nothing of it enters the apps or the server.',
      '^(src|contract|server)/',
      '^studio/',
    ),
    rule(
      'studio-ships-no-validator',
      'It knows endpoints and entities as types; TypeBox would come along.',
      '^studio/',
      {
        path: '^contract/(endpoints|entities)/|typebox',
        dependencyTypesNot: ['type-only'],
      },
    ),
    rule('src-never-imports-server', 'They speak over HTTP.', '^src/', '^(server|demo|test|scripts)/'),
    rule(
      'contract-schemas-as-types',
      'The client ships no validator: of endpoints and entities it knows the types alone.',
      '^src/',
      {
        path: '^contract/(endpoints|entities)/',
        dependencyTypesNot: ['type-only'],
      },
    ),
    rule(
      'error-words-stay-with-the-server',
      'The client knows codes alone (src/services/codes.ts); the words come with each refusal.',
      '^src/',
      {
        path: '^contract/errors[.]ts$',
        dependencyTypesNot: ['type-only'],
      },
    ),
    rule('no-validator-in-client', 'TypeBox would come along into every package.', '^src/', {
      path: 'typebox',
      dependencyTypesNot: ['type-only'],
    }),
    rule(
      'nobody-imports-screens',
      'A screen is an end; what two share is a feature. The H5 router loads them all, and the server renders some.',
      { path: '^src/', pathNot: [above.screens, '^src/router/h5/', '^src/server-render/'] },
      above.screens,
    ),
    rule(
      'screens-stand-alone',
      'A page folder does not reach into another one.',
      { path: '^src/(?:pages|packages)/(.+)/[^/]+$' },
      { path: above.screens, pathNot: '^src/(?:pages|packages)/$1/' },
    ),
    rule(
      'services-know-no-ui',
      'They are given what shows an error, and reach no view by a way round.',
      '^src/services/',
      {
        path: `${above.screens}|${above.parts}|^src/ui/`,
        reachable: true,
      },
    ),
    // Stores may set ui's own stores (theme, badge, currency): ui cannot import them.
    rule('stores-know-no-view', 'They serve screens and do not know them.', '^src/state/', {
      path: `${above.screens}|${above.parts}|^src/ui/.+[.]tsx$`,
      reachable: true,
    }),
    rule(
      'ui-knows-nobody-above',
      'Primitives know no shop.',
      '^src/ui/',
      `${above.screens}|${above.parts}|${above.stores}`,
    ),
    rule('lib-knows-nobody-above', 'Pure helpers.', '^src/lib/', '^src/(?!lib/)'),
    rule('platform-knows-nobody-above', 'It speaks to the vendor, not of the shop and its screens.', '^src/platform/', {
      path: '^src/',
      pathNot: '^src/(platform|i18n|lib)/',
    }),
    rule('routes-know-the-table-alone', 'Addresses are made of the route table.', '^src/routes/', {
      path: '^src/',
      pathNot: '^src/(routes|lib)/',
    }),
    rule(
      'router-knows-routes-and-platform',
      'It opens screens by the table, with what the place has for that.',
      '^src/router/',
      {
        path: '^src/',
        pathNot: '^src/(router|routes|platform|i18n|lib)/',
      },
    ),
    rule(
      'only-ui-imports-nutui',
      'One place to change it, one place to weigh it.',
      { path: '^src/', pathNot: '^src/ui/' },
      { path: '(^|/)@nutui/' },
    ),
    rule(
      'only-platform-names-a-target',
      "A file suffix is the build's business: import the plain name.",
      { path: '^src/', pathNot: '^src/(platform|router)/' },
      { path: '^src/.+[.](mini|weapp|alipay|h5)[.]tsx?$' },
    ),
    // No index files: one would drag a whole feature into every package that needs a single helper of it.
    rule(
      'no-foreign-screens',
      'A domain offers its components, hooks and rules to others; its screens are opened by their route.',
      { path: '^src/features/([^/]+)/' },
      { path: ['^src/features/[^/]+/screens/', '^src/features/[^/]+/[^/]+/screens/'], pathNot: '^src/features/$1/' },
    ),
    rule(
      'shared-knows-no-domain',
      'What several domains use knows none of them.',
      '^src/shared/',
      '^src/(features|page-modules|forms|pages|packages)/',
    ),
    rule(
      'no-test-code-shipped',
      'Tools of development stay out of what users download.',
      '^(src|contract|server/src|studio/src)/',
      {
        path: 'node_modules',
        dependencyTypes: ['npm-dev'],
      },
    ),
    rule('declared-dependencies', 'Anything imported stands in a package.json.', '^(src|contract|server|studio)/', {
      dependencyTypes: ['npm-no-pkg', 'npm-unknown'],
    }),
    // numfmt names a CommonJS file in its package.json that it does not bring; the import is there.
    rule('resolvable', 'An import that leads nowhere.', '^(src|contract|server|studio)/', {
      couldNotResolve: true,
      pathNot: '^numfmt$',
    }),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|[.]cache|node_modules)/' },
    tsConfig: { fileName: 'tsconfig.json' },
    // `import type` is a dependency too: it decides who may know of whom.
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
    },
    cache: { folder: '.cache/dependency-cruiser', strategy: 'content' },
  },
}
