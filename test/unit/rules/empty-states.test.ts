import ts from 'typescript'
import { type Source, sources } from './sources'

/** Empty states without a word on what to do next, by the first key in them or their file, each with its reason. */
const exceptions: Readonly<Record<string, string>> = {
  'list.noWords': 'says itself to type something',
  'event.codeOnly': 'says itself that a code is needed; the field stands above',
  'door.needsNetwork': 'says itself to go online',
  'wallet.needNetwork': 'says itself to go online',
  'event.noTickets': 'of the copy on this device; the notice above says to go online',
  'src/features/wallet/screens/OwnTicketsScreen.tsx': 'of the copy on this device; the notice above says to go online',
  'door.noConflicts': 'nothing is to be done',
  'node.empty': 'the way back stands above',
  'opsNode.empty': 'the node itself stands above',
  'note.noLikers': 'a sheet over the note that can be liked',
  'person.noTopics': "another person's; the other tabs stand above",
  'person.noLikes': "another person's; the other tabs stand above",
  'opsCoins.noEntries': "a sheet over one user's balances, which can be changed there",
}

interface EmptyState {
  readonly place: string
  readonly text: string
  readonly hasNext: boolean
}

const NEXT = ['hint', 'action', 'second']

/** The empty states of a file: elements `Empty`, states `kind: 'empty'` and the `empty` of lists. */
function emptyStates({ file, code }: Source): EmptyState[] {
  const tree = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const states: EmptyState[] = []
  const add = (node: ts.Node, names: readonly string[]) => {
    const text = node.getText(tree)
    const key = /'([a-z]\w*(?:\.\w+)+)'/i.exec(text)?.[1] ?? file
    states.push({ place: file, text: key, hasNext: names.some((name) => NEXT.includes(name)) })
  }
  const visit = (node: ts.Node): void => {
    if (ts.isJsxSelfClosingElement(node) && node.tagName.getText(tree) === 'Empty') {
      const attributes = node.attributes.properties
      // What is spread in is written down as an object elsewhere.
      if (!attributes.some(ts.isJsxSpreadAttribute))
        add(
          node,
          attributes.map((one) => one.name?.getText(tree) ?? ''),
        )
    }
    if (ts.isObjectLiteralExpression(node)) {
      const names = node.properties.map((one) => one.name?.getText(tree) ?? '')
      const isState = node.properties.some((one) => one.getText(tree) === "kind: 'empty'")
      const isOfList = ts.isPropertyAssignment(node.parent) && node.parent.name.getText(tree) === 'empty'
      if (names.includes('text') && (isState || isOfList)) add(node, names)
    }
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return states
}

const states = sources('src').flatMap(emptyStates)

test('the screens and lists have empty states to look at', () => {
  expect(states.length).toBeGreaterThan(80)
})

test('every empty state says what to do next, offers it, or has a reason to do neither', () => {
  expect(states.filter(({ text, hasNext }) => !hasNext && !(text in exceptions))).toEqual([])
})

test('no exception names an empty state that is gone or says what to do next', () => {
  const bare = new Set(states.filter(({ hasNext }) => !hasNext).map(({ text }) => text))
  expect(Object.keys(exceptions).filter((key) => !bare.has(key))).toEqual([])
})
