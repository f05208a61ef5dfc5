import { QueryClientProvider } from '@tanstack/react-query'
import { App as Messages } from 'antd'
import { useState } from 'react'
import { MemoryRouter } from 'react-router'
import { Library } from '../src/app/Library'
import { createQueryClient } from '../src/app/query-client'
import { theme } from '../src/app/theme'
import { ME } from './me'
import { sections } from './sections'
import './gallery.css'

/** Letters come from the page, so that pictures can be taken in one typeface. */
const inheriting = { ...theme, token: { ...theme.token, fontFamily: 'inherit', fontFamilyCode: 'inherit' } }

/** A client that knows who is logged in and asks nobody. */
function createClient() {
  const client = createQueryClient()
  client.setQueryData(['me'], ME)
  return client
}

/** Every part of the studio's look on one page, section by section; docs/how-to/gallery.md. */
export function Gallery() {
  const [client] = useState(createClient)
  return (
    <Library theme={inheriting}>
      <Messages>
        <QueryClientProvider client={client}>
          <MemoryRouter initialEntries={['/coins']}>
            <main className="gallery">
              {sections.map(({ id, title, Content }) => (
                <section key={id} id={id} className="gallery-section" aria-labelledby={`${id}-title`}>
                  <div id={`${id}-title`} className="gallery-title">
                    {title}
                  </div>
                  <Content />
                </section>
              ))}
            </main>
          </MemoryRouter>
        </QueryClientProvider>
      </Messages>
    </Library>
  )
}
