import { QueryClientProvider } from '@tanstack/react-query'
import { App as Messages } from 'antd'
import { useState } from 'react'
import { BrowserRouter } from 'react-router'
import { BASE_PATH } from '../calls/place'
import { SessionGate } from '../session/SessionGate'
import { Library } from './Library'
import { createQueryClient } from './query-client'
import { theme } from './theme'
import { useFocusReturn } from './useFocusReturn'

/** The whole studio. */
export function App() {
  const [client] = useState(createQueryClient)
  useFocusReturn()
  return (
    <Library theme={theme}>
      <Messages>
        <QueryClientProvider client={client}>
          <BrowserRouter basename={BASE_PATH}>
            <SessionGate />
          </BrowserRouter>
        </QueryClientProvider>
      </Messages>
    </Library>
  )
}
