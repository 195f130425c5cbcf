// English: the terms of sale, the privacy statement, the legal notice and the accessibility statement.

export const terms = `
# Who sells
You buy from {name}, {address}
- Enterprise number: {number}
- E-mail: {email}
- Telephone: {phone}

These terms hold for orders on this site that you collect at a branch or have brought to your table. They are for consumers. You can read, print and save them at any time.

# How an order comes about
- You choose a branch, items and a time. Until you send the order you can change or remove everything.
- The summary shows items, total, branch and time. With the button “Order with obligation to pay” you place a binding order.
- You then see a page with your token and a code. That page shows what you ordered, and you can keep or print it.
- The contract is made when we accept your order; its page says so. We may refuse it, for example if something is sold out or the branch has to close, and then say why. You owe nothing for a refused order.
- If we have to change your order, we ask you first. You can agree, or decline.

You can order in [languages]. We keep the order as long as the privacy statement says; you can read it again with its token.

# No right of withdrawal
What you order is made for you, spoils quickly, or both. So the fourteen days in which one may otherwise withdraw from a distance sale do not apply (Code of Economic Law, article VI.53, 3° and 4°).
You can still cancel on the page of your order for as long as nobody has accepted it, and after that until we are due to begin making it. You owe nothing then.

# Prices and paying
- All prices are in euro and include VAT and every charge. What you pay is the total in the summary.
- If a price changed after you chose, we say so and you decide before you order.
- You pay at the branch, in cash or with an electronic means of payment. When you pay in cash, the total is rounded to five cents as the law asks.

# Time and collecting
The time on your order is when we mean to have it ready. If it gets later, the page of your order says so; call the branch if the new time does not suit you.
Show or say your code at the counter. Food that nobody collects by closing time is not kept, because it would no longer be safe. As it was made for you, its price stays due unless the delay was our fault.

# Your own cup or container
You may have what you take away put into a clean and suitable cup or container of your own. It never costs more than in ours, and you get the same. Say so at the counter or in a note.

# Allergens
Where we have declared what an item contains, you can read it before you order and on your order. Where nothing is declared, do not take that for “free of”: ask us first. Everything is made in one place, so traces are always possible. With a severe allergy, talk to the branch before you order.

# Alcohol
We do not sell beer or wine to anyone under 16, or spirits to anyone under 18. We may ask for proof of age.

# If something is wrong
Tell us at once, at the counter or by telephone, if an item is not what you ordered or is not as it should be. We make it again or give the money back. Your legal rights stay as they are, including the legal guarantee for goods.

# Reviews
Anybody can leave a review, also without an order and without a name. We do not check whether the writer bought from us. The figures count every review that is kept, good and bad alike. We remove a review only if it breaks the law, insults, or has nothing to do with the shop, never because it is unfavourable. Nobody is paid for a review. Words of guests on the home page were chosen by us.

# Complaints
Write to us or call us; we answer as soon as we can.
- E-mail: {email}
- Telephone: {phone}

If we do not find a solution, you can turn free of charge to the Consumer Mediation Service, Boulevard du Roi Albert II 8, box 1, 1000 Brussels: https://consumerombudsman.be.

# Law
Belgian law applies. If you live in another country of the European Union, the rules there that protect consumers and cannot be set aside also stay yours. The courts that the law names decide disputes.
`

export const privacy = `
# Who is responsible
{name}, {address}
- Questions about your data: {dataContact}
- E-mail: {email}
- Telephone: {phone}

We use your data only for what is written here. We sell none, show no advertising, make no profiles, and measure no visitors.

# When you order
We need a name to call you by, the items, the branch and the time. Depending on the branch, a telephone number or an address may be asked for; the form says what is optional. We use them to make your order, hand it over, and reach you if something is wrong. The legal ground is our contract with you.
Notes may say something about your health, such as an allergy. Write only what we need to know: we use it for that order alone, because you ask us to.
Against fake orders we keep marks of your browser and network, from which neither can be read: that of the browser for 90 days, that of the network for two, or until a block ends. The ground is our interest in making only what is collected.
If you ask to be told when it is ready, we keep the address and keys that your browser gives us, until 24 hours after the order is over, and send through the message service of your browser (Google, Mozilla, Microsoft or Apple) what only your browser can read. If you ask for the receipt by mail, we erase your address as soon as the mail has gone out.
In an office basket, everyone who has its link sees the names that were entered and what each of them takes, not the notes. To add something, nobody needs an account: a name for the cup is enough.

# When you reserve a table, write or review
- Reservation: name, telephone number, party, day and time, to keep your table. To stop abuse, we keep a mark of your network for 24 hours, from which your address cannot be read.
- Contact form: name, e-mail address and message, to answer you.
- Review: stars, words, and a name if you give one. Staff of the shop read them; the site shows everybody only the figures. To stop abuse, we keep a mark of your network for 30 days, from which your address cannot be read.

The ground is our contract with you or the steps before it, and for reviews and messages our interest in hearing from you.

# How long we keep it
- Orders: names, telephone numbers, addresses and notes are erased [days] days after collection, without anybody having to ask. Items, amounts and the token stay for ten years, because tax law asks for it.
- Invoices: if you ask for one, it stays as it was issued for ten years, with the company and its address, because tax law asks for it. The e-mail address is erased with your order.
- Payments and the day's figures: for as long as tax law asks, without a name.
- Reservations: until [days] days after the day of your table.
- Messages: until [days] days after they arrived. Reviews: until they are removed.
- Backups: copies for an emergency are replaced after about four weeks. What was erased is erased again before a restored copy is used.
- Accounts of staff, and a log of what staff change: the log for one year, sign-ins for 30 days at most, known devices for 400 days.

# Who sees it
Staff of the branch concerned, each only what the work needs, and those who run our server and our mail for us, on our behalf. We give data to an authority if the law obliges us to. No data of yours is meant to leave the European Economic Area.
The site is hosted by {host}

# Cookies, and what stays on your device
- A cookie keeps the language you chose, for a year. It is needed for the page to come in your language.
- Your browser keeps your cart, your branch, your last tokens and the office baskets you were in last, so that you find them again. It keeps your name, your telephone number and your orders, for 90 days, only if you tick “Remember my details and orders on this device”, and favourites only if you give something a heart. With your orders it keeps the stamps of your stamp card, if the shop has one. The page “Your orders” forgets all of it with one tap.
- With your first order comes a cookie without your name, which tells your browser from others for 400 days. It is needed to keep fake orders away.
- Staff who sign in get cookies for their session and their device.

There are no other cookies, and none of other sites; so there is nothing to accept or refuse. You can delete all of it in your browser.

# Other sites
A map is loaded from OpenStreetMap only once you ask for it; then that service sees your internet address (https://osmfoundation.org/wiki/Privacy_Policy). You can stop this on the contact page. If tables are booked in the calendar of another service, the page says so.

# Security
Where the site is reached by https, everything is sent encrypted. Staff need an account, and passwords are stored only as a hash. The log of the server has no names, telephone numbers or addresses.

# Your rights
You can ask to see, correct, erase or take along your data, ask us to use less of it, and object to its use. What you agreed to, you can take back. Write to us; we answer within a month. For an order we need its token, because we have no account of yours.
You can also complain to the Data Protection Authority, Rue de la Presse 35, 1000 Brussels: https://www.dataprotectionauthority.be.
`

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
