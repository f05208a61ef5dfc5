import { modules } from '@storefront/contract/modules'
import { checkConfig } from '@storefront/contract/modules/check'
import { templateDocument, templates } from '../../studio/src/builder/templates/templates'
import { layoutsOf } from '../../studio/src/builder/palette/types'

test.each(templates.map(({ key }) => key))('the template %s makes modules that may be published', (key) => {
  const documents = templateDocument(key, '标题')?.modules ?? []
  expect(documents.length).toBeGreaterThan(2)
  expect(new Set(documents.map(({ id }) => id)).size).toBe(documents.length)
  for (const { type, style, config, name } of documents) {
    const row = modules.find((one) => one.type === type)
    expect([type, row && checkConfig(row, config)]).toEqual([type, []])
    if (style) expect(layoutsOf(type)).toContain(style)
    expect(name).not.toMatch(/\./)
  }
})

test('an unknown template is an empty page', () => expect(templateDocument('', '标题')).toBeUndefined())
