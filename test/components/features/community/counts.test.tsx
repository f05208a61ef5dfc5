import { Byline } from '@/shared/byline/Byline'
import { NoteBar } from '@/features/community/components/NoteBar'
import { addLanguage, type Language, showLanguage } from '@/i18n'
import { clientNamespaces } from '../../../support/catalogues'
import '@/i18n/subpackage'
import { act } from 'react'
import { renderScreen } from '../../fixtures'

const author = { uuid: 'u', name: '林', avatar: null }
const note = (like_count: number) => ({
  id: 1,
  ctype: 'note.note' as const,
  slug: 'a',
  title: '',
  abstract: '',
  is_active: true,
  is_liked: false,
  is_mine: false,
  like_count,
  hits: 0,
  author,
  main_image: null,
  published: '2026-01-01T00:00:00Z',
  content: '',
  images: [],
  topics: [],
  products: [],
  comment_count: 0,
})

afterEach(() => act(() => showLanguage('zh-cn')))

test.each<[Language, number, string]>([
  ['zh-cn', 1234, '1234'],
  ['zh-cn', 12_345, '1.2万'],
  ['zh-cn', 100_001, '10万+'],
  ['id', 999, '999'],
  ['id', 1234, '1.2K'],
  ['id', 10_001, '10K+'],
])('in %s a screen shows %i hits and likes as %s', async (language, count, label) => {
  if (language !== 'zh-cn') addLanguage(language, clientNamespaces(language))
  await showLanguage(language)
  const screen = await renderScreen(
    <>
      <Byline author={author} publishedAt="2026-01-01T00:00:00Z" hits={count} />
      <NoteBar note={note(count)} />
    </>,
  )
  const parts = screen.text().split(label)
  expect(parts).toHaveLength(3)
})
