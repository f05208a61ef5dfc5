export * from './mini/text-node'
