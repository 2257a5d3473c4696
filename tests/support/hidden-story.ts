/** A story and a player for members only: every text of theirs contains the mark. */
export const hiddenStory = {
  'stories/not-for-everyone.md': `---
title: zqhiddenstory for the team
slug: not-for-everyone
date: 2026-08-21T10:00
sport: football
hidden: true
---

zqhiddentext
`,
  'rosters/football/2026.csv': `jersey,first_name,last_name,position,class,person,bio,hide
12,Sam,Okafor,QB,Jr.,sam-okafor,Threw far.,
7,Kim,Zqhidden,QB,Fr.,,zqhiddenbio,y
`,
}
export const hiddenStoryMark = /zqhidden/i
