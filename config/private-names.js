const { createHash } = require('node:crypto')
const path = require('node:path')

/**
 * A prefix that no other class of the output has: a class and the one that it extends may both have a `#state`.
 * Made of the place of the class, so that two builds give the same.
 */
const prefixOf = (file, index) =>
  `$${parseInt(
    createHash('sha256')
      .update(`${path.relative(path.resolve(__dirname, '..'), file)} ${index}`)
      .digest('hex')
      .slice(0, 5),
    16,
  ).toString(36)}`

/**
 * Babel plugin: private names of a package become plain properties with short names of their own. preset-env makes a call
 * of a helper out of each access instead, which added 10 KB to the main package of a mini-program.
 */
module.exports = function privateNames({ types: t }) {
  /** The member without its `#`. */
  const plain = (node, key) =>
    node.type === 'ClassPrivateMethod'
      ? t.classMethod(node.kind, key, node.params, node.body, false, node.static, node.generator, node.async)
      : t.classProperty(key, node.value, null, null, false, node.static)

  const rename = {
    PrivateName(name, { names }) {
      const short = names.get(name.node.id.name)
      if (short === undefined) return
      const { parentPath: use } = name
      if (use.isClassPrivateProperty() || use.isClassPrivateMethod())
        use.replaceWith(plain(use.node, t.identifier(short)))
      else if (use.isMemberExpression() || use.isOptionalMemberExpression()) name.replaceWith(t.identifier(short))
      else throw use.buildCodeFrameError('only members of an object have private names that can be lowered')
    },
  }

  return {
    name: 'private-names',
    visitor: {
      // At once and from the inside out, before preset-env looks at any class.
      Program(program, { filename }) {
        let index = 0
        program.traverse({
          Class: {
            exit(one) {
              const own = one.node.body.body.filter(
                ({ type }) => type === 'ClassPrivateProperty' || type === 'ClassPrivateMethod',
              )
              if (own.length === 0) return
              const prefix = prefixOf(filename, index)
              index += 1
              // A getter and a setter are two members of one name.
              const unique = [...new Set(own.map(({ key }) => key.id.name))]
              one.traverse(rename, { names: new Map(unique.map((name, n) => [name, prefix + n.toString(36)])) })
            },
          },
        })
      },
    },
  }
}
