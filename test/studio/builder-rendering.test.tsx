import { act, render } from '@testing-library/react'
import { setConfig } from '../../studio/src/builder/document/operations'
import { createBuilderStore } from '../../studio/src/builder/document/store'
import { BuilderContext, useConfigValue, useModule } from '../../studio/src/builder/document/useBuilder'
import { pageOf } from './support/documents'

const renders: string[] = []

function Field({ id, name }: { id: number; name: string }) {
  const value = useConfigValue(id, [name])
  renders.push(`${id}/${name}`)
  return <span>{String(value)}</span>
}

function Row({ id }: { id: number }) {
  renders.push(`row ${id}`)
  return <span>{useModule(id)?.name}</span>
}

test('a keystroke renders its own field and its own module, and nothing else', () => {
  const store = createBuilderStore(pageOf(1, 2))
  render(
    <BuilderContext.Provider value={store}>
      {[1, 2].map((id) => (
        <div key={id}>
          <Field id={id} name="html" />
          <Field id={id} name="padding_lr" />
          <Row id={id} />
        </div>
      ))}
    </BuilderContext.Provider>,
  )
  renders.length = 0
  act(() => void store.getState().change(setConfig(1, ['html'], 'typed'), '1/html'))
  expect(renders.sort()).toEqual(['1/html', 'row 1'])
})
