// English: the legal notice and the accessibility statement.

export const legal = `
# Who runs this site
- Company: {name}
- Legal form: {legalForm}
- Registered office: {address}
- Enterprise number: {number}
- VAT number: {vat}
- Register of legal persons: {court}

# How to reach us
- E-mail: {email}
- Telephone: {phone}

The address, telephone number and opening hours of each branch are on the contact page. Complaints are welcome there too.

# Hosting
This site is hosted by {host}

# Who watches over us
Prices, sales and consumers' rights are watched by the Economic Inspection of the FPS Economy: https://economie.fgov.be. Food safety is watched by the Federal Agency for the Safety of the Food Chain: https://www.favv-afsca.be.

# What you see here
Texts, pictures and the name of the shop belong to us or are used with permission. You may link to any page. Ask us before you use our pictures elsewhere.
We check what we publish. If something is wrong, tell us and we will correct it.
`

export const accessibility = `
# What we aim for
Everybody should be able to read our menu, order and follow an order here, also with a screen reader, with the keyboard alone, with large type or without sound. We follow the Web Content Accessibility Guidelines (WCAG) 2.2, level AA, and the rules that hold for web shops since 28 June 2025 (Directive (EU) 2019/882 and the Belgian law that follows it).

# How this is checked
Every screen is checked with an automatic tool in a language written from the left and in one written from the right, and in several sizes of window, before a new version of the program is released. That is the makers' own check. Nobody from outside has audited this site.

# How the service works
- You choose a branch and items, enter a name and where needed a telephone number, and send the order. Each step is a page with headings and labelled fields.
- A mistake is said in words beside its field, and what you typed stays.
- The progress of an order is shown in words as well as in colours, and changes are announced to screen readers.
- Moving pictures stop if your device asks for less movement.
- You can read the page at 200 % and on a screen 320 pixels wide.

# What does not work for everybody yet
- Maps come from OpenStreetMap after you asked for them, and are hard to use without a mouse. Each address also stands in words.
- Pictures that the shop adds may lack a description.
- Without JavaScript you can read the menu and the hours, but not order. Order by telephone or at the counter then.

# Tell us
If something stops you, tell us what you wanted to do and on which page. We answer, and help you to order in another way meanwhile.
- E-mail: {email}
- Telephone: {phone}

If our answer does not help you, you can write to the FPS Economy: https://meldpunt.belgie.be.
`
