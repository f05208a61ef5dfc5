import { readFileSync } from 'node:fs'
import ts from 'typescript'
import { bundleServerRender } from '../../../scripts/build/server-render.mjs'
import { at } from '../../../scripts/lib/root.mjs'

/**
 * The first render depends on the address and the site alone (decision 022): what runs while a component renders, or
 * while its module loads, names nothing that a server has not or that differs from one render to the next.
 */
const GLOBALS: ReadonlySet<string> = new Set([
  'window',
  'document',
  'navigator',
  'location',
  'localStorage',
  'sessionStorage',
  'matchMedia',
])
const CALLS: ReadonlySet<string> = new Set(['Date.now', 'Math.random', 'performance.now', 'crypto.randomUUID'])

/** Hooks that call their function while rendering. */
const RENDERING_HOOKS: ReadonlySet<string> = new Set(['useMemo', 'useState', 'useReducer', 'useSyncExternalStore'])

type FunctionNode = ts.FunctionDeclaration | ts.FunctionExpression | ts.ArrowFunction | ts.MethodDeclaration
const isFunction = (node: ts.Node): node is FunctionNode =>
  ts.isFunctionDeclaration(node) ||
  ts.isFunctionExpression(node) ||
  ts.isArrowFunction(node) ||
  ts.isMethodDeclaration(node)

/** The name that a function has, or the variable that it is given to. */
function nameOf(node: FunctionNode): string {
  if (node.name) return node.name.getText()
  const { parent } = node
  return ts.isVariableDeclaration(parent) || ts.isPropertyAssignment(parent) ? parent.name.getText() : ''
}

/** Whether a function runs while something renders: a component, a hook, or what these call at once. */
function runsInRender(node: FunctionNode): boolean {
  if (/^(?:[A-Z]\w*|use[A-Z]\w*)$/.test(nameOf(node)) && !ts.isMethodDeclaration(node)) return true
  const { parent } = node
  if (!ts.isCallExpression(parent) || parent.arguments[0] !== node) return false
  return RENDERING_HOOKS.has(parent.expression.getText()) && isInRender(parent)
}

/** Whether a place is reached while something renders, or while its module loads. */
function isInRender(node: ts.Node): boolean {
  for (let place = node.parent; place; place = place.parent) if (isFunction(place)) return runsInRender(place)
  return true
}

/** Returns the unstable value that a place reads and on which the first render must not depend; undefined for none. */
function faultOf(node: ts.Node): string | undefined {
  if (ts.isCallExpression(node) && CALLS.has(node.expression.getText())) return node.expression.getText()
  if (ts.isNewExpression(node) && node.expression.getText() === 'Date' && !node.arguments?.length) return 'new Date()'
  if (!ts.isIdentifier(node) || !GLOBALS.has(node.text)) return undefined
  const { parent } = node
  // A type, a property of something else, a name that is introduced, or the question whether it is there.
  if (ts.isTypeNode(parent) || ts.isTypeOfExpression(parent)) return undefined
  if (ts.isPropertyAccessExpression(parent) && parent.name === node) return undefined
  const isName =
    (ts.isPropertyAssignment(parent) ||
      ts.isBindingElement(parent) ||
      ts.isParameter(parent) ||
      ts.isVariableDeclaration(parent)) &&
    parent.name === node
  const isOther =
    ts.isShorthandPropertyAssignment(parent) ||
    ts.isPropertySignature(parent) ||
    ts.isImportSpecifier(parent) ||
    ts.isJsxAttribute(parent)
  return isName || isOther ? undefined : node.text
}

/** The faults of a file, a line each. */
function faults(file: string, code: string): string[] {
  const tree = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true)
  const lines: string[] = []
  const visit = (node: ts.Node): void => {
    const fault = faultOf(node)
    if (fault && isInRender(node))
      lines.push(`${file}:${tree.getLineAndCharacterOfPosition(node.getStart()).line + 1} ${fault}`)
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return lines
}

test('what the server renders depends on nothing of the browser, the clock or chance', async () => {
  const { metafile } = await bundleServerRender(at('dist/h5'), { write: false, metafile: true })
  const files = Object.keys(metafile?.inputs ?? {}).filter((file) => /^(?:src|contract)\/.*[.]tsx?$/.test(file))
  expect(files.length).toBeGreaterThan(200)
  expect(files.flatMap((file) => faults(file, readFileSync(at(file), 'utf8')))).toEqual([])
})

test.each([
  ['a component', 'export const Clock = () => <p>{Date.now()}</p>', ['a.tsx:1 Date.now']],
  ['a hook', 'export function useWidth() {\n  return window.innerWidth\n}', ['a.tsx:2 window']],
  [
    'a value of a state',
    'function Dice() {\n  const [one] = useState(() => Math.random())\n  return one\n}',
    ['a.tsx:2 Math.random'],
  ],
  ['a module', 'export const today = new Date()', ['a.tsx:1 new Date()']],
  [
    'an effect and a handler',
    'function A() {\n  useEffect(() => { document.title = "a" })\n  return <b onClick={() => window.open()} />\n}',
    [],
  ],
  ['a date of something', 'const A = ({ at }) => <p>{new Date(at).getTime()}</p>', []],
  ['a property of that name', 'const A = ({ page }) => <p>{page.document.location}</p>', []],
])('faults of %s are named', (_, code, expected) => expect(faults('a.tsx', code)).toEqual(expected))
