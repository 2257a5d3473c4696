import { afterAll } from 'vitest'
import { forgetFolders } from './engine.ts'

afterAll(forgetFolders)
