// English: the privacy statement; the periods are those of docs/operations.md.

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

# When you reserve a table, write or review
- Reservation: name, telephone number, party, day and time, to keep your table. To stop abuse, we keep a mark of your network for 24 hours, from which your address cannot be read.
- Contact form: name, e-mail address and message, to answer you.
- Review: stars, words, and a name if you give one. Staff of the shop read them; the site shows everybody only the figures. To stop abuse, we keep a mark of your network for 30 days, from which your address cannot be read.

The ground is our contract with you or the steps before it, and for reviews and messages our interest in hearing from you.

# How long we keep it
- Orders: names, telephone numbers, addresses and notes are erased [days] days after collection, without anybody having to ask. Items, amounts and the token stay for ten years, because tax law asks for it.
- Payments and the day's figures: for as long as tax law asks, without a name.
- Reservations: until [days] days after the day of your table.
- Messages: until [days] days after they arrived. Reviews: until they are removed.
- Backups: copies for an emergency are replaced after about four weeks. What was erased is erased again before a restored copy is used.
- Accounts of staff, and a log of what staff change: the log for one year, sign-ins for 30 days at most, known devices for 400 days.

# Who sees it
Staff of the branch concerned, each only what the work needs, and whoever runs our server and our mail for us, on our behalf. We give data to an authority if the law obliges us to. No data of yours is meant to leave the European Economic Area.
The site is hosted by {host}

# Cookies, and what stays on your device
- A cookie keeps the language you chose, for a year. It is needed for the page to come in your language.
- Your browser keeps your cart, your branch and your last tokens, so that you find them again. It keeps your name and telephone number only if you tick “Remember my details on this phone”.
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
