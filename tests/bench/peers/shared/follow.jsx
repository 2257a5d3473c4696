'use client'
import { useState } from 'react'

export function Follow({ name }) {
  const [isFollowed, setIsFollowed] = useState(false)
  return (
    <button type="button" aria-pressed={isFollowed} onClick={() => setIsFollowed(!isFollowed)}>
      {isFollowed ? 'Following' : 'Follow'} {name}
    </button>
  )
}
