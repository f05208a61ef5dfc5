import helmet, { type FastifyHelmetOptions } from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

const HALF_A_YEAR = 15_552_000

/**
 * Options of helmet for headers that we omit or set differently. A page and a stored file add their content security
 * policy.
 */
const OPTIONS: FastifyHelmetOptions = {
  contentSecurityPolicy: false,
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  xFrameOptions: { action: 'sameorigin' },
  // Browsers take this by https alone. Other names below a site's domain are not ours to speak for.
  strictTransportSecurity: { maxAge: HALF_A_YEAR, includeSubDomains: false },
  // Page builders on other origins frame the page, open it and show its pictures.
  crossOriginOpenerPolicy: false,
  crossOriginResourcePolicy: false,
  originAgentCluster: false,
  // Pictures may come from another host, whose name is better looked up early.
  xDnsPrefetchControl: false,
  // For plug-ins and browsers that no longer exist.
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
}

/** Security headers of every answer. */
export async function registerSecurityHeaders(app: FastifyInstance): Promise<void> {
  await app.register(helmet, OPTIONS)
}
