const svg = (width: number, height: number) => `<svg xmlns="http://www.w3.org/2000/svg" \
viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">\
<path fill="#246" d="M0 0H${width}V${height}H0Z"/></svg>`

const sign = '{images: [{path: pictures/sign.svg, alt: A sign, breakpoint: xs}]}'

const six = (title: string, first: number) =>
  [1, 2, 3, 4, 5, 6]
    .map(
      (n) => `
    - id: ${first + n}
      title: ${title} ${n}
      link: 'https://p${n}.testham.example'
      openInNewWindow: true
      picture: ${sign}`,
    )
    .join('')

const promotions = `
- name: home-partners
  title: Our partners
  type: multi
  effect: slide
  swiperOptions: {slidesPerView: 2, breakpoints: {lg: {slidesPerView: 4}}, autoplay: {}}
  campaigns:${six('Partner', 100)}
- name: home-events
  title: Offers
  type: multi
  effect: slide
  swiperOptions: {slidesPerView: 1, autoplay: {}, pausable: false, pagination: true}
  campaigns:${six('Offer', 200)}
- name: home-feature
  title: Tickets
  type: single
  effect: random
  campaigns:
    - {id: 301, title: No picture at all}
    - id: 302
      title: Wide
      link: /sports/football
      hoverText: See the games
      cssClass: promo-wide
      picture:
        images:
          - {path: pictures/wide.svg, alt: Wide, breakpoint: md}
          - {path: pictures/square.svg, alt: Square, breakpoint: xs}
    - id: 303
      title: Tall
      picture: {images: [{path: pictures/tall.svg, alt: Tall, breakpoint: xs}]}
- name: home-note
  title: From our partners
  type: html
  campaigns:
    - id: 401
      title: Note
      html: 'A <b>word</b><script>window.broken = 1</script><img src=x onerror="window.broken = 2">'
    - {id: 402, title: Widget, html: '<p>excluded-widget: never seen</p>'}
    - {id: 403, title: Over, html: 'Last year', endDate: 2020-01-01}
- name: sport-feature
  title: sport-feature
  type: multi
  campaigns:
    - {id: 501, title: Word without a picture}
    - {id: 502, title: Signed, link: 'https://p1.testham.example', picture: ${sign}}
- name: sport-feature
  title: Two signs
  sportId: womens-soccer
  type: multi
  effect: slide
  swiperOptions: {slidesPerView: 2, autoplay: {}}
  campaigns:
    - {id: 511, title: One, picture: ${sign}}
    - {id: 512, title: Two, picture: ${sign}}
- name: header-icons
  title: Ways in
  type: icons
  campaigns:
    - id: 521
      title: Tickets
      icon: ticket
      link: 'https://p1.testham.example'
      hoverText: Seats for Saturday
      cssClass: way-tickets
    - {id: 522, title: The schedule, icon: no-such-drawing, link: /sports/football/schedule}
    - {id: 523, title: No way at all}
- name: header-left
  title: Official partner
  type: single
  campaigns:
    - {id: 601, title: First partner, link: 'https://p1.testham.example', picture: ${sign}}
`

/** A department with a promotion of each type in its place. */
export const promotionFiles = {
  'promotions.yaml': promotions,
  'site.yaml': '+excludedWidgetMarkers: [excluded-widget]\ntakeovers: false\n',
  'splashes.yaml': '[]',
  'pictures/sign.svg': svg(640, 320),
  'pictures/wide.svg': svg(1600, 400),
  'pictures/square.svg': svg(800, 800),
  'pictures/tall.svg': svg(400, 1000),
}
